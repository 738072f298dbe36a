// What the benchmarks need of C.
#pragma once

#include <stdint.h>

// How many bytes of the heap are in use, those of large blocks included.
uint64_t benchmark_heapBytesInUse(void);

// Joins small free blocks to large ones, as they are in a new process.
void benchmark_tidyHeap(void);

// Calls a function. A profiler is told to count only what runs inside of this one.
void benchmark_counted(void (*_Nonnull body)(void *_Nonnull context), void *_Nonnull context);
