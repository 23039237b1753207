# 150 the keys of --stats; ours
    UNIX> spellseeker --stats data/spell/example.txt 2>&1 > /dev/null | sed 's/: [0-9.]*$//'
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
    UNIX> spellseeker --stats --method dfs data/spell/easy-3x4.txt 2>&1 > /dev/null | sed -n 1,3p
    calls: 81
    cache-hits: 0
    cache-entries: 0

# 152 a grid without cells has an empty path; spellchecker's rules
    UNIX> printf -- '--\n--\n' | spellseeker
    --
    --
    PATH

# 153 one cell is a path of length 1; lab text
    UNIX> printf -- '--\n-A\n' | spellseeker
    --
    -A
    PATH
    1 1
