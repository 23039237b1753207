# 173 the drawing of the text's test case 4; compared with the maze by eye
    UNIX> alice --draw data/alice/text-4.txt
    ┌─────┬─────┬─────┐
    │     │     │     │
    │  r →│GOAL │  y  │
    │  ↓ ↘│     │↙    │
    │  2  │  5  │  3  │
    ├─────┼─────┼─────┤
    │  ↑  │  ↑  │     │
    │  b  │  b  │  b  │
    │     │     │↙    │
    │  1  │  4  │     │
    ├─────┼─────┼─────┤
    │  ↑  │     │  ↑  │
    │ (b)→│  b →│  b  │
    │     │     │     │
    │  0  │     │     │
    └─────┴─────┴─────┘

# 174 arrows in all directions, a blank cell, the goal; compared with the maze by eye
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,2)
    > b:(l,r,u,d,ul,ur,dl,dr) y:() goal
    > END
    > alice --draw maze.txt
    ┌─────┬─────┬─────┐
    │↖ ↑ ↗│     │     │
    │←(b)→│     │GOAL │
    │↙ ↓ ↘│     │     │
    └─────┴─────┴─────┘
    2> alice: the maze has no solution
    exit 1

# 175 a cell that is passed twice has both numbers; steps 4 and 8 of the text's test case 3
    UNIX> alice --draw data/alice/text-3.txt | grep 8
    │  3  │  7  │ 4 8 │

# 176 the numbers in the picture, square by square: the steps of the text's test case 3
    UNIX> alice --svg data/alice/text-3.txt | grep -o '>[0-9][0-9 ]*</text>' | tr -d '</>tex' | tr '\n' ,; echo
    3,7,4 8,2,6,9,1,0,5,

# 177 an arrow in the picture for each in the maze: 162 commas and parentheses of the file
    UNIX> alice --svg data/alice/8x8.txt | grep -c 'rotate(-*[0-9]*)'
    162

# 178 a picture without a path, complete to its end
    UNIX> alice --svg data/alice/text-1.txt | grep -e title -e '</svg>'
    <title>Alice maze, 3 x 3</title>
    </svg>
    2> alice: the maze has no solution
    exit 1

# 290 the drawing of case 173 without the numbers of the steps; a maze without a solution is a puzzle, too
    UNIX> alice --puzzle data/alice/text-4.txt; alice --puzzle --draw data/alice/text-1.txt data/alice/text-2.txt | grep -c GOAL
    ┌─────┬─────┬─────┐
    │     │     │     │
    │  r →│GOAL │  y  │
    │  ↓ ↘│     │↙    │
    ├─────┼─────┼─────┤
    │  ↑  │  ↑  │     │
    │  b  │  b  │  b  │
    │     │     │↙    │
    ├─────┼─────┼─────┤
    │  ↑  │     │  ↑  │
    │ (b)→│  b →│  b  │
    │     │     │     │
    └─────┴─────┴─────┘
    2

# 291 no step and no path, but all 162 arrows: the commas and parentheses of the file; looked at as PNG
    UNIX> alice --puzzle --svg data/alice/8x8.txt > puzzle.svg; grep -c '>[0-9][0-9 ]*</text>' puzzle.svg; grep title puzzle.svg; grep -c 'rotate(-*[0-9]*)' puzzle.svg; tail -n 1 puzzle.svg
    0
    <title>Alice maze, 8 x 8</title>
    162
    </svg>

# 292 six puzzles on a page of A4, numbered; looked at as PNG
    UNIX> alice --svg --puzzle data/alice/{3x3,4x4,5x5,6x6,7x7,8x8}.txt > sheet.svg; grep -c 'scale(' sheet.svg; grep -o 'width="210mm" height="297mm"' sheet.svg; grep -o '^<text[^>]*>[0-9]</text>' sheet.svg | sed 's/<[^>]*>//g' | tr '\n' ' '; echo; sed -n '/rotate(180/,$p' sheet.svg | grep -c '>[1-6] ([0-9]*): '; echo answers
    6
    width="210mm" height="297mm"
    1 2 3 4 5 6 \
    6
    answers

# 294 each step of the solution stands in one cell, also where cells are crowded and numbers have three digits; as many as the answer says
    UNIX> for maze in 4x4 8x8 20x20; do alice data/alice/$maze.txt | sed -n 's/.*was \([0-9]*\) steps.*/\1/p'; alice --draw data/alice/$maze.txt | grep -o '[0-9][0-9]*' | sort -n | uniq -c | awk '$1 == 1 && $2 == NR - 1 { n++ } END { print n - 1 }'; done
    32
    32
    210
    210
    763
    763

# 295 a cell takes 5 columns, and as many lines as its numbers need; the borders between, counted by hand
    UNIX> printf '2\ns=(0,0)\ng=(0,1)\nb:(r) goal\n' | alice --draw | head -n 1
    > alice --draw data/alice/8x8.txt | sed '1!d; s/\xe2../x/g' | awk '{ print length }'
    ┌─────┬─────┐
    49

# 303 a new maze in each form is that of the maze as text
    UNIX> alice --generate 4 5 --seed 2 > maze.txt; for what in --compact '--puzzle --svg' --puzzle; do alice --generate 4 5 --seed 2 $what | cmp - <(alice $what maze.txt) && echo same; done; for what in --draw --svg; do alice --generate 4 5 --seed 2 $what --solution | cmp - <(alice $what maze.txt) && alice --generate 4 5 --seed 2 $what | cmp - <(alice --puzzle $what maze.txt) && echo same; done
    same
    same
    same
    same
    same

# 492 a page of new mazes with a title, on paper of either size; the first is that of the seed; more than fit are refused with how many do; one maze alone has no number
    UNIX> for paper in a4 letter; do alice --generate 5 5 --seed 3 --svg --puzzles 4 --paper $paper --title 'Alice & Bob' > page.svg; grep -c 'scale(' page.svg; grep -o 'width="[0-9.]*mm" height="[0-9.]*mm"' page.svg; grep -o '>Alice &amp; Bob</text>' page.svg; done
    > alice --generate 4 4 --seed 1 --svg --puzzles 40; echo $?; alice --generate 4 4 --seed 1 --svg --puzzles 25 | grep -c 'scale('; alice --paper a4 --svg data/alice/text-2.txt | grep -o -e '>(6):' -e '>1<'
    4
    width="210mm" height="297mm"
    >Alice &amp; Bob</text>
    4
    width="215.9mm" height="279.4mm"
    >Alice &amp; Bob</text>
    2
    25
    >(6):
    2> alice: 40 mazes found, expected at most 25: the page has no room for more, with squares of 6 mm and the answers

# 493 the answers on a page lead to the goal: a player makes their moves
    UNIX> alice --generate 6 6 --seed 5 --svg --paper a4 | sed -n 's/.*>([0-9]*): \(.*\)<.*/\1/p' | tr ' ' '\n' > moves.txt; alice --generate 6 6 --seed 5 > maze.txt; alice --play maze.txt < moves.txt | grep -o 'the goal, in .*'
    the goal, in 18 steps: the shortest way

# 494 a puzzle has no solution
    UNIX> alice --svg --generate 3 3 --seed 1 --solution --puzzle
    2> alice: --solution and --puzzle found, expected one of them
    exit 2

# 920 a solution is a page, too, with the sheet's title and number and no answers at its foot; with --rules nothing on a page is English, START and GOAL neither; the man page
    UNIX> a() { alice --generate 4x4 --svg --seed 6 "$@"; }
    > for o in '--title T' '--title T --solution' '--puzzles 2 --solution'; do a $o > page; echo $(grep -c '>№ 6<' page) $(grep -c 'rotate(180 ' page); done
    > a --title Σ --rules 'Από το κυκλάκι στο άστρο.' | grep -c '[A-Za-z][a-z][a-z]*</text>'; a --rules '' | grep -c 'START\|GOAL\|Name'
    1 1
    1 0
    1 0
    0
    0
    exit 1

# 310 a long row does not make the small mazes of a page small: the squares of 3x3 and 5x5 are larger than those of a row of 25; all three stay on the page
    UNIX> { echo 25; echo 's=(0,0)'; echo 'g=(0,24)'; for ((i = 1; i < 25; ++i)); do printf 'b:(r) '; done; echo goal; } > row.txt
    > alice --svg --puzzle data/alice/3x3.txt row.txt data/alice/5x5.txt | sed -n 's/.*translate(\([0-9.]*\) \([0-9.]*\)) scale(\([0-9.]*\)).*/\1 \2 \3/p' | paste -d ' ' - <(printf '3 3\n1 25\n5 5\n') | awk '{ square[NR] = 1000 * $3; on += $1 >= 12 && $2 >= 12 && $1 + $5 * square[NR] <= 198 && $2 + $4 * square[NR] <= 285 } END { print NR, on, (square[1] > 1.3 * square[2]), (square[3] > 1.3 * square[2]) }'
    3 3 1 1

# 959 only a solution has grey strips below its squares, for the numbers of its steps
    UNIX> alice --puzzle --svg data/alice/text-4.txt | grep -c '#f1f1f1'; alice --svg data/alice/text-4.txt | grep -c '#f1f1f1'
    0
    9

# 961 A set: a sheet lacks its number or has answers, the keys are not those at the feet of the pages of the same seeds, or a file is written when another cannot be.
    UNIX> alice --generate 4x4 --seed 5 --sets 3 -o class.svg; ls class*; grep -c 'rotate(180 ' class-1.svg
    > for i in 1 2 3; do grep -c ">$i</text" class-$i.svg; alice --generate 4x4 --seed $((4 + i)) --svg --title T | sed -n "s/.*>\(([0-9].*:.*\)<.text>/$i \1/p" >> feet; done
    > sed -n 's/.*>\([0-9] (.*\)<.text>/\1/p' class-keys.svg | cmp - feet && wc -l < feet; mkdir no-keys.svg; alice --generate 4x4 --seed 5 --sets 2 -o no.svg; ls -d no*; alice --generate 4x4 --sets 2
    class-1.svg
    class-2.svg
    class-3.svg
    class-keys.svg
    0
    1
    1
    1
    3
    no-keys.svg
    2> alice: cannot write no-keys.svg: is a directory
    2> alice: --sets found, expected -o FILE with it, as -o class.svg
    exit 2

# 172 A page draws something outside its paper, or one text on another
    UNIX> judge() { "$@" --seed 1 > page.svg 2> said; svg_faults page.svg | sed "s/^/$*: /"; }
    > for n in 1 2 3 4 6 9; do for paper in a4 letter; do
    >     judge alice --generate --svg --puzzles $n --paper $paper
    > done; done
    > for size in 3x3 5x5 8x8 12x12; do judge alice --generate $size --svg; judge alice --generate $size --svg --solution; done
