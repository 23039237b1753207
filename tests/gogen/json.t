# 305 Five lines of five, as data/gogen has them, on standard output, also named -, and in a file.
    UNIX> cd data/gogen && for o in "--plain" "--plain -o -"; do gogen $o easy_board.txt easy_words.txt | cmp - easy_solution.txt && echo "$o" | sed "s|/.*/||"; done; gogen --plain --output="$OLDPWD/saved" easy_board.txt easy_words.txt && cmp "$OLDPWD/saved" easy_solution.txt && ls "$OLDPWD"
    > echo NR | gogen --plain easy_board.txt -
    --plain
    --plain -o -
    data
    saved
    2> gogen: board could not be solved
    2> gogen: one of these cannot stay:
    2> gogen: N at (0,0), if the others can: N touches R (0,4) in NR, so N is not at (0,0)
    2> gogen: R at (0,4), if the others can: R touches N (0,0) in NR, so R is not at (0,4)
    2> gogen: word NR cannot be spelt, and without it there is a solution
    exit 1

# 306 --json gives the answers of the plain output: the solution is that of data/gogen, and why there is none is what standard error says. Where an answer is a line or two, or sentences, there is no JSON.
    UNIX> b=data/gogen/easy_board.txt w=data/gogen/easy_words.txt
    > try() { gogen --json "$@"; echo $?; }
    > echo NR > nr; try $b $w; try $b nr; try --count $b $w; try --steps $b $w
    {"solved":true,"only":true,"board":["NGWKR","TICED","SYXVB","HUAOF","QJMLP"]}
    0
    {"solved":false,"objections":["one of these cannot stay:","N at (0,0), if the others can: N touches R (0,4) in NR, so N is not at (0,0)","R at (0,4), if the others can: R touches N (0,0) in NR, so R is not at (0,4)","word NR cannot be spelt, and without it there is a solution"]}
    1
    2
    2
    2> gogen: one of these cannot stay:
    2> gogen: N at (0,0), if the others can: N touches R (0,4) in NR, so N is not at (0,0)
    2> gogen: R at (0,4), if the others can: R touches N (0,0) in NR, so R is not at (0,4)
    2> gogen: word NR cannot be spelt, and without it there is a solution
    2> gogen: --json and --count found, expected one of them
    2> gogen: --json and --steps found, expected one of them

# 544 A new puzzle as JSON has what the text has, its solution, and its difficulty as --steps says.
    UNIX> gogen --generate --seed 7 > puzzle; gogen --generate --seed 7 --json | tr -d '{}[]' > json; wc -l < json
    > list() { paste -sd, | sed 's/[A-Y.]\{1,\}/"&"/g'; }
    > grep -F -c "\"seed\":\"7\",\"board\":$(head -n 5 puzzle | list),\"words\":$(sed 1,6d puzzle | list),\"solution\":$(gogen --plain puzzle | list),\"difficulty\":\"$(gogen --steps puzzle | sed -n 's/^difficulty: //p')\"" json
    1
    1
