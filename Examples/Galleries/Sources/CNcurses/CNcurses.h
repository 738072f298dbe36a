#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <sys/eventfd.h>
#include <term.h>

// A macro of ncurses that Swift cannot see: functions of the same names are declared beside all others.
static inline WINDOW *ncurses_screen(void) { return stdscr; }
