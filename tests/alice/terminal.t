# 298 a maze of 100x100 in 24 lines of 80 columns: the part around the walker, whose cell is marked
    UNIX> need script || exit 77
    > alice_random 100 100 1 > maze.txt; sed -n 2p maze.txt
    > unset COLUMNS LINES; printf 'hint\nsolve\nhelp\nquit\n' > moves
    > NO_COLOR=1 script -qec 'stty rows 24 cols 80; alice --play maze.txt < moves' log.txt | tr -d '\r' | sed 's/\xe2../x/g; s/\x1b\[H\x1b\[2J/\f/g' | awk '/^\f/ { lines = 0; sub(/^\f/, "") } { lines += length > 80 ? int((length + 79) / 80) : 1; if (lines > most) most = lines } /\[.\]/ { here++; if (length > widest) widest = length } END { print (most > 20 && most <= 24), (widest > 70 && widest <= 80), (here >= 3) }'
    s=(48,66)
    1 1 1

# 311 at 40 columns text is wrapped at blanks, and counted where the picture has to fit
    UNIX> need script || exit 77
    > printf '3\ns=(0,0)\ng=(0,2)\nb:(r) b:() goal\n' > maze.txt; printf '?\nd\n' > moves
    > script -qec 'stty rows 24 cols 40; alice --play maze.txt < moves' log.txt | tr -d '\r' | sed 's/.*\x1b\[2J/\f/' | awk '/^\f/ { lines = 0 } { ++lines } lines > most { most = lines } /[┌├└│]/ { next } length > widest { widest = length } /far\. On/ { print } END { print (widest > 30 && widest <= 40), (most <= 24) } /no arrow/'
    exactly d cells far. On a red cell d
    no arrow d here, arrows: r
    1 1

# 371 colour on a terminal, but not with NO_COLOR; the codes of ECMA-48
    UNIX> need script || exit 77
    > printf '4\ns=(0,0)\ng=(0,3)\nb:(r) r:(r) y:(l) goal\n' > maze.txt
    > unset NO_COLOR; script -qec 'alice --draw maze.txt' log.txt | tr -d '\r' | sed -n 3p | cat -v
    > NO_COLOR=1 script -qec 'alice --draw maze.txt' log.txt | tr -d '\r' | sed -n 3p
    > NO_COLOR= script -qec 'alice --draw maze.txt' log.txt | grep -c '31m'
    M-bM-^TM-^B^[[39m (b)M-bM-^FM-^R^[[0mM-bM-^TM-^B^[[31m  r M-bM-^FM-^R^[[0mM-bM-^TM-^B^[[33mM-bM-^FM-^P y  ^[[0mM-bM-^TM-^B^[[1;32mGOAL ^[[0mM-bM-^TM-^B
    │ (b)→│  r →│← y  │GOAL │
    3

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

# 963 in 10 lines and 24 columns there is room for a row of the board and three columns, around the walker; the numbers are theirs, and the border is open on three sides; by hand
    UNIX> need script || exit 77
    > printf '5\ns=(2,2)\ng=(0,4)\n%s%s%s' 'b:(r) b:(r) b:(r) b:(r) goal
    > ' 'b:(r) b:(r) b:(r) b:(r) b:(u)
    > ' 'b:(u) b:(u) b:(r) b:(d) b:(u)
    > ' > maze.txt
    > NO_COLOR=1 script -qec 'stty rows 10 cols 24; alice --play maze.txt < /dev/null' log.txt | tr -d '\r' | sed 's/\x1b\[H\x1b\[2J//'
     ┼──1──┼──2──┼──3──┼
     │  ↑  │     │     │
    2│  b  │ [b]→│  b  │
     │     │     │  ↓  │
     ┴─────┴─────┴─────┴
    step 0: (2, 2), d = 1,
    arrows: r
    Moves are u, up, dr and
    so on; ? is for help.
    Goal (0, 4). Move: \
