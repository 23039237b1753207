# 373 progress appears on a terminal after a second, here of a fast clock, and is taken away before the answer
    UNIX> need script || exit 77
    > alice_random --closed 400 400 4 > maze.txt
    > for words in '--count maze.txt' '--generate 6 6 --seed 1 --hardest --rounds 3 --length 9999'; do script -qec "clock 10000 alice $words; echo \$?" log.txt; done | tr '\r' '\n' | sed '/steps/s/round [0-9]*, best [0-9]*/round N, best N/; s/one has [0-9]*/one has N/; s/level [0-9]*, [0-9]*/level N, N/; s/, [0-9]* s/, N s/' | uniq | sed -n 1,12p | cat -v

    alice: level N, N states, N s^[[K
    ^[[K0

    alice: the maze has no solution

    1

    alice: round N, best N steps, N s^[[K
    ^[[Kalice: no maze of 9999 steps found in 6x6; this one has N

    6

