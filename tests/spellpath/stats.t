# 150 --stats prints the counts of the methods used and no others; ours
    UNIX> for method in dfs memo sweep; do echo $method: $(spellpath --stats --method $method data/spell/20x20.txt 2>&1 > /dev/null | sed 's/: [0-9.]*$//'); done
    dfs: calls seconds peak-memory-kib
    memo: calls cache-hits cache-entries seconds peak-memory-kib
    sweep: blocks largest-bag states pairs-joined last-stage seconds peak-memory-kib

# 151 the calls of dfs are the 82 paths from every cell, counted by a separate program, less the cell that stands alone
    UNIX> spellpath --stats --method dfs data/spell/easy-3x4.txt 2>&1 > /dev/null | sed -n 1,2p | sed 's/: [0-9.]*[.][0-9]*$//'
    calls: 81
    seconds
