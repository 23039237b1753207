# 170 the numbers of --stats: 12 states by hand, and the levels
    UNIX> alice --stats data/alice/text-4.txt 2>&1 > /dev/null | sed 's/^\(seconds\|peak.*\): [0-9.]*$/\1/'
    states: 12
    levels: 5
    length: 5
    all-states: 10
    holes: 3
    decisions: 2
    tempting: 0
    effort: 2
    seconds
    peak-memory-kib

# 171 the states of the large maze of 420; a plain search of dictionaries, written apart, counts the same
    UNIX> alice_random --closed 100 100 5 | awk 'NR == 103 { sub(/[(]/, "(u,", $48) } 1' | alice --stats 2>&1 > /dev/null | grep -aE "^(states|levels):"
    states: 209726
    levels: 148
    exit 1
