# 170 the numbers of --stats: 12 states by hand, levels and longest step of the solution
    UNIX> alice --stats data/alice/text-4.txt 2>&1 > /dev/null | sed 's/^\(seconds\|peak.*\): [0-9.]*$/\1/'
    states: 12
    levels: 5
    longest-step: 2
    seconds
    peak-memory-kib

# 171 the states of a maze without a solution; a search that kept each state's level counted the same
    UNIX> alice --stats data/alice/100x100-none.txt 2>&1 > /dev/null | grep -aE "^(states|levels|longest-step):"
    states: 205019
    levels: 170
    longest-step: 54
    exit 1
