// A run without limits, for the drivers that call the methods themselves.
#pragma once

#include "spellpath/search.h"

struct OwnRun {
    spell::Limits limits;
    spell::MemoryBudget memory;
    spell::Counters counters;
    spell::SearchProgress progress;
    spell::Run run{limits, memory, counters, progress};
};
