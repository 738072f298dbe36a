// What Swift has no words for: two entries of its own runtime, and a variable of each thread.
#pragma once

#include <stdbool.h>

#if !defined(__APPLE__)
// Adds a strong reference unless deinit has begun; gives the object, or null. The object's memory has to be valid, which
// an unowned reference sees to.
extern void *_Nullable blazon_tryRetain(void *_Nonnull object) __asm__("swift_tryRetain");

// Whether deinit has begun. The object's memory has to be valid.
extern bool blazon_isDeallocating(const void *_Nonnull object) __asm__("swift_isDeallocating");
#endif

// What a bus is calling on this thread: points into the stack of the call that set it, or is null.
extern _Thread_local void *_Nullable blazon_threadFrame;

static inline void *_Nullable blazon_getThreadFrame(void) { return blazon_threadFrame; }
static inline void blazon_setThreadFrame(void *_Nullable frame) { blazon_threadFrame = frame; }
