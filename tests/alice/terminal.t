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
