# --stats: which lines it prints: counts, seconds, peak memory.
chomp --stats 74332 2>&1 >/dev/null | cut -d: -f1
