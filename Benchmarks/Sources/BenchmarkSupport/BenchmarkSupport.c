#include "BenchmarkSupport.h"

#include <malloc.h>
#include <stdlib.h>

uint64_t benchmark_heapBytesInUse(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

void benchmark_tidyHeap(void) {
    // Asked for a large block, malloc looks through all that is free, and joins neighbours.
    void *volatile block = malloc(1 << 16);
    free(block);
}

__attribute__((noinline)) void benchmark_counted(void (*body)(void *), void *context) {
    body(context);
    // Keeps the call from becoming a jump, so that the profiler sees this function return.
    __asm__ volatile("");
}
