# 161 A picture of the solution: 25 circles; the exam's solution in reading order, then the words; nine letters are bold.
    UNIX> gogen --svg data/gogen/easy_board.txt data/gogen/easy_words.txt > out; grep -c "<circle" out; grep -o ">[A-Z]*</text>" out | tr -d "></tex\n" ; echo; grep -c bold out
    25
    NGWKRTICEDSYXVBHUAOFQJMLPBOXEDFOBJUSTICEMUSHYQUALMQUAVERSIGNTYINGWICKED
    9

# 162 A board without words is drawn as it is.
    UNIX> gogen --svg data/gogen/easy_board.txt | grep -o ">[A-Z]*</text>" | tr -d "></tex\n"; echo
    NWRSXBQMP

# 163 Nothing is drawn of what has no solution.
    UNIX> echo NR | gogen --svg data/gogen/easy_board.txt -
    2> gogen: board could not be solved
    2> gogen: one of these cannot stay:
    2> gogen: N at (0,0), if the others can: N touches R (0,4) in NR, so N is not at (0,0)
    2> gogen: R at (0,4), if the others can: R touches N (0,0) in NR, so R is not at (0,4)
    2> gogen: word NR cannot be spelt, and without it there is a solution
    exit 1

# 309 The unsolved puzzle with its words: 25 circles, nine letters, all of them bold, nine words.
    UNIX> gogen --svg --puzzle data/gogen/easy_board.txt data/gogen/easy_words.txt > out; grep -c "<circle" out; grep -c bold out; grep -o ">[A-Z]*</text>" out | tr -d "></tex" | tr "\n" " "; echo; gogen --puzzle data/gogen/easy_board.txt data/gogen/easy_words.txt
    25
    9
    N W R S X B Q M P BOXED FOB JUSTICE MUSHY QUALM QUAVER SIGN TYING WICKED \
    2> gogen: --puzzle found, expected --svg with it
    exit 2

# 310 A page has as many puzzles as asked for, each as the same seed alone makes it, as hard as --steps finds it, and all solutions, on boards of 25 circles, too, of which 16 letters are found.
    UNIX> for s in 7 8 9 10 11 12; do gogen --generate --seed $s > puzzle; sed 1,6d puzzle >> list; echo ">$((s - 6))  $(gogen --steps puzzle | sed -n 's/^difficulty: //p')<" >> names; done
    > for n in 2 3 6; do gogen --generate --svg --puzzles $n --seed 7 > page; grep -c "<circle" page; grep -o ">[1-9]  [a-z]*<" page | cmp - <(head -n $n names); done
    > sort list > words; grep -o ">[A-Y][A-Y]*</text>" page | grep -v ">.<" | tr -d "></tex" | sort | cmp - words && echo same words
    > grep -c "#1f5fbf" page; gogen --generate --svg --puzzles 10 --seed 7
    100
    150
    300
    same words
    96
    2> gogen: 10 puzzles found, expected at most 9, which fit on a page
    exit 2

# 541 Pictures have a size on paper: alone as large as in a newspaper, a sheet as large as its paper; sizes of A4 and Letter.
    UNIX> b=data/gogen/easy_board.txt w=data/gogen/easy_words.txt
    > for o in '' '--paper a4' '--paper=letter' '--title T'; do gogen --svg $o $b $w | head -n 1 | grep -o 'width="[0-9.]*mm" height="[0-9.]*mm"'; done
    > gogen --generate --seed 1 --svg --paper letter | grep -c 215.9mm; gogen --paper a4 $b $w; gogen --svg --paper a5 $b $w
    width="104.371mm" height="78mm"
    width="210mm" height="297mm"
    width="215.9mm" height="279.4mm"
    width="210mm" height="297mm"
    1
    2> gogen: --paper found, expected --svg or --sets with it
    2> gogen: --paper is 'a5', expected a4 or letter
    exit 2

# 542 A sheet has its title, escaped, the rules in a line, and of an unsolved puzzle A to Y, the nine given ones crossed out (the lines, the crosses one each, and the line for a name are paths).
    UNIX> gogen --svg --puzzle --title 'A & B' data/gogen/easy_board.txt data/gogen/easy_words.txt > sheet; grep -o '>A &amp; B</text>' sheet; grep -c 'Write the letters A to Y, each once' sheet; grep -c '<path' sheet; grep -o '>[A-Y]</text>' sheet | sort -u | wc -l
    > gogen --svg --title 'A & B' data/gogen/easy_board.txt data/gogen/easy_words.txt | grep -c '<path'
    >A &amp; B</text>
    1
    11
    25
    1

# 543 --solution draws a new puzzle with its solution, and prints it as comments; what is printed is read as the puzzle.
    UNIX> gogen --generate --seed 7 > puzzle; gogen --generate --seed 7 --svg --solution | grep -c '#1f5fbf'; gogen --generate --seed 7 --svg --solution --puzzles 2 | grep -c rotate
    > gogen --generate --seed 7 --solution > both; grep -v '#' both | cmp - puzzle && grep '#' both | tr -d '# ' | tr a-y A-Y | cmp - <(gogen --plain puzzle) && gogen --plain both | cmp - <(gogen --plain puzzle) && echo same
    16
    0
    same

# 590 --rules stands in place of the rules, and then nothing else is English but the words; the seed is at the foot of a sheet; nine in three columns fill the page, with their nine answers; what the man page says
    UNIX> g() { gogen --generate --svg --seed 5 "$@"; }
    > g --title Γρίφος --rules 'Schreibe A bis Y hinein.' | grep -o '>[^<]*[a-z][^<]*<'
    > for o in '--puzzles 1' '--title T' '--paper letter'; do g $o | grep -c '>№ 5<'; done
    > g --rules '' | grep -c 'Write\|Name\|easy\|hard'; g --puzzles 3x3 | grep -c '<circle'; g --puzzles 2x2 | grep -c '<circle'
    >Schreibe A bis Y hinein.<
    1
    1
    1
    0
    450
    200


# 185 In the picture of a solution each letter stands at a place of its own, as in the solution, read by rows from the top
    UNIX> gogen --svg data/gogen/easy_board.txt data/gogen/easy_words.txt | sed -n 's/^<text x="\([0-9]*\)" y="\([0-9]*\)" fill="[^>]*>\([A-Z]\)<.*/\2 \1 \3/p' | sort -n -k 1,1 -k 2,2 > letters; awk '{ printf "%s%s", $3, NR % 5 ? "" : "\n" }' letters | cmp - <(gogen --plain data/gogen/easy_board.txt data/gogen/easy_words.txt) && cut -d ' ' -f 1,2 letters | sort -u | wc -l
    25

# 194 A page draws something outside its paper, or one text on another; and what finds that does not find it
    UNIX> judge() { "$@" --seed 1 > page.svg 2> said; svg_faults page.svg | sed "s/^/$*: /"; }
    > for n in 1 2 3 4 6 9; do for paper in a4 letter; do
    >     judge gogen --generate --svg --puzzles $n --paper $paper
    >     judge gogen --generate --svg --puzzles $n --paper $paper --solution
    > done; done
    > sed 's/x="203.9"/x="298"/; s/<text x="160" y="74"/<text x="60" y="74"/' page.svg > wrong.svg; svg_faults wrong.svg | cut -d: -f1 | sort -u
    on each other
    outside
