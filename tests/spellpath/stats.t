# 150 the keys of --stats; ours
    UNIX> spellpath --stats data/spell/example.txt 2>&1 > /dev/null | sed 's/: [0-9.]*$//'
    calls
    cache-hits
    cache-entries
    blocks
    largest-bag
    states
    pairs-joined
    seconds
    peak-memory-kib

# 151 dfs has calls and no cache; the calls are the 82 paths from every cell, counted by a separate program, less the cell that stands alone
    UNIX> spellpath --stats --method dfs data/spell/easy-3x4.txt 2>&1 > /dev/null | sed -n 1,3p
    calls: 81
    cache-hits: 0
    cache-entries: 0
