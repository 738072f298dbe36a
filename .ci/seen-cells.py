#!/usr/bin/env python3
"""Reads what tmux captured of a screen with its looks, and prints what is seen of it, a run of one look a line.

Of a blank the foreground is not seen, nor whether it is bold, unless it has a line: terminals differ there for nothing.
"""
import re
import sys


def cells(line):
    foreground, background, attributes = "", "", set()
    for sequence, character in re.findall(r"\x1b\[([0-9;]*)m|(.)", line):
        if character:
            yield character, foreground, background, frozenset(attributes)
            continue
        numbers = [int(number or 0) for number in sequence.split(";")]
        while numbers:
            number = numbers.pop(0)
            if number in (38, 48):
                count = 4 if numbers[0] == 2 else 2
                color, numbers = numbers[:count], numbers[count:]
                if number == 38:
                    foreground = str(color)
                else:
                    background = str(color)
            elif number == 0:
                foreground, background, attributes = "", "", set()
            elif number in (1, 3, 4, 9):
                attributes.add(number)
            elif number == 22:
                attributes.discard(1)
            elif number in (23, 24, 29):
                attributes.discard(number - 20)
            elif number == 39 or 30 <= number < 38 or 90 <= number < 98:
                foreground = "" if number == 39 else str(number)
            elif number == 49 or 40 <= number < 48 or 100 <= number < 108:
                background = "" if number == 49 else str(number)
            else:
                sys.exit(f"what is the look {number}?")


def seen(cell):
    character, foreground, background, attributes = cell
    if character == " " and not attributes & {4, 9}:
        foreground, attributes = "", frozenset()
    return character, foreground, background, tuple(sorted(attributes))


for row, line in enumerate(sys.stdin.read().split("\n")):
    # Links are told apart by their addresses elsewhere.
    line = re.sub(r"\x1b\]8;[^\x1b]*\x1b\\", "", line)
    plain = (" ", "", "", ())
    row_cells = [seen(cell) for cell in cells(line)]
    while row_cells and row_cells[-1] == plain:
        row_cells.pop()
    runs = []
    for character, *look in row_cells:
        if runs and runs[-1][1] == look:
            runs[-1][0] += character
        else:
            runs.append([character, look])
    for text, look in runs:
        print(row, repr(text), *look)
