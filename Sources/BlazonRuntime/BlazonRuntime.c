#include "BlazonRuntime.h"

_Thread_local void *_Nullable blazon_threadFrame = 0;
