# the numbers of --stats: 12 states by hand, levels and longest step of the solution
alice --stats data/alice/text-4.txt 2>&1 > /dev/null | sed 's/^\(seconds\|peak.*\): [0-9.]*$/\1/'
