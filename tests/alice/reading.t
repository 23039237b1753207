# 101 a maze on standard input; the answer of the text's test case 4
    UNIX> alice < data/alice/text-4.txt
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 102 a dash is standard input; the answer of the text's test case 4
    UNIX> alice - < data/alice/text-4.txt
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 103 an option behind the operand; the text's test case 4 has one shortest solution
    UNIX> alice data/alice/text-4.txt --count
    1

# 104 the last line may lack its line feed; the answer of the text's test case 4
    UNIX> printf '%s' "$(cat data/alice/text-4.txt)" | alice
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 105 lines may end with CR LF; the answer of the text's test case 4
    UNIX> sed 's/$/\r/' data/alice/text-4.txt | alice
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 106 blanks at the end of lines; the answer of the text's test case 4
    UNIX> sed 's/$/ \t /' data/alice/text-4.txt | alice
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 107 blanks and tabs between cells; the answer of the text's test case 4
    UNIX> sed 's/^/ \t/; s/ /\t  /g' data/alice/text-4.txt | alice
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 108 blank lines at the end; the answer of the text's test case 4
    UNIX> { cat data/alice/text-4.txt; printf '\n \n\n'; } | alice
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 109 arrows in another order are the same maze; the answer of the text's test case 4
    UNIX> sed 's/r,dr,d/d,r,dr/; s/u,r/r,u/' data/alice/text-4.txt | alice
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 110 the start is the goal: no step, one cell; by the rules
    UNIX> cat > maze.txt <<'END'
    > 1
    > s=(0,0)
    > g=(0,0)
    > goal
    > END
    > alice maze.txt
    The shortest path length was 0 steps.
    The path was (0, 0).

# 111 a plural for one step, as the text's program prints it; the maze has one move
    UNIX> cat > maze.txt <<'END'
    > 2
    > s=(0,0)
    > g=(0,1)
    > b:(r) goal
    > END
    > alice maze.txt
    The shortest path length was 1 steps.
    The path was (0, 0) -> (0, 1).

# 112 a coloured cell without arrows is jumped over like a blank one; worked out by hand
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(0,0)
    > g=(0,2)
    > r:(r) y:() goal
    > END
    > alice maze.txt
    The shortest path length was 1 steps.
    The path was (0, 0) -> (0, 2).

# 207 a start with a blank in it is read; the answer of the text's test case 4
    UNIX> alice <<'END'
    > 3
    > s=(2, 0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 228 a blank line between rows does not count; the answer of the text's test case 4
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    >
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 230 a colour in capitals is read; the answer of the text's test case 4
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) B:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).

# 286 capitals, comments, blank lines, blanks within cells, and - for a blank cell; the answer of the text's test case 4, the others by the rules
    UNIX> alice <<'END'
    > # the maze of the text, as somebody types it
    >
    >   3
    > S = ( 2, 0 )     # start
    > g=(0 , 1)
    >
    > R:( r , dr,d )  GOAL  y:(DL)
    > # the middle row
    > b:(U) B : (u) b:(dl)
    >
    > b:(u, r) b:(r)  b:(u)  # the last
    > END
    > printf '3\ns=(0,0)\ng=(0,2)\nb:(r) - goal\n' | alice
    > printf '3\ns=(0,0)\ng=(0,2)\nr:(r) - goal\n' | alice
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).
    The maze has no solution.
    The shortest path length was 1 steps.
    The path was (0, 0) -> (0, 2).

# 287 the compact form of the text's test case 4; a red start as in case 165, a start that is the goal, and blank cells: by the rules
    UNIX> alice <<'END'
    > # the maze of the text
    > R234 G Y5
    > B0 B0 b5
    >
    > s02 B2 B0 # as it is in use
    > END
    > printf 'SR2 G Y6\n' | alice; printf 'SG\n' | alice; printf 'S2 W - G\n' | alice --all
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).
    The shortest path length was 2 steps.
    The path was (0, 0) -> (0, 2) -> (0, 1).
    The shortest path length was 0 steps.
    The path was (0, 0).
    2> alice: the maze has no solution
    exit 1

# 288 mazes keep their answers in the compact form; that of the text's test case 4 stands so in a public collection
    UNIX> for maze in $(ls data/alice/*.txt | grep -v -e 100x -e 50x); do alice --compact "$maze" > compact.txt; cmp <(alice compact.txt 2> /dev/null) <(alice "$maze" 2> /dev/null) || echo "$maze"; alice --compact compact.txt | cmp - compact.txt; done; alice --compact data/alice/text-4.txt
    R234 G Y5
    B0 B0 B5
    S02 B2 B0

# 293 a column takes no more than it needs; counted in characters
    UNIX> alice --draw data/alice/10x10.txt | sed 's/\xe2../x/g' | awk 'length > longest { longest = length } END { print (longest <= 80) }'
    1

# 313 The byte order mark that some editors put in front is no part of the maze, in both forms; the answers without it.
    UNIX> { printf '\xEF\xBB\xBF'; cat data/alice/text-4.txt; } > marked
    > alice marked | cmp - <(alice data/alice/text-4.txt) && echo same
    > { printf '\xEF\xBB\xBF'; alice --compact data/alice/text-4.txt; } | alice | cmp - <(alice data/alice/text-4.txt) && echo same
    > printf '\xEF\xBB\xBF' | alice 2>&1
    same
    same
    alice: <stdin>:1: the end of the maze found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 486 digits alone are a black cell, a colour alone is a blank one; by the rules, and a row of one number is a width still
    UNIX> printf '3 24 62 S04\n42 62 642 Y4\nB G 2 0\n' | alice --compact; printf '42 62 642 Y4\nR2 B 4 6\nS02 24 G 0\n' | alice; printf '3\ns=(0,0)\ng=(0,2)\nb:(r) b:(r) goal\n' | alice --compact
    B3 B24 B26 S04
    B24 B26 B246 Y4
    W G B2 B0
    The shortest path length was 2 steps.
    The path was (2, 0) -> (2, 1) -> (2, 2).
    S2 B2 G

# 487 forms of other courses: a message that names the two forms that are read
    UNIX> for maze in '3\n0,1\n2,2\n' '0,1 2,2\n' '3 3\n0,1 2\n' 'maze\n' '3\nstart 0 1\n' '3\n[0,1]\n'; do printf "$maze" | alice; echo $?; done 2>&1 | sed 's/; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G$/; FORMS/'
    alice: <stdin>:2: cells separated by ',' found
    alice: <stdin>:2: '0 1' found, expected the start, such as s=(2,0); FORMS
    2
    alice: <stdin>:1: '0,1 2,2' found, expected the width, a whole number from 1 to 1999999999; FORMS
    2
    alice: <stdin>:2:1: cell (1, 0) is '0,1', expected one such as R234, B0, S02, G or W; digits from 0 to 7, each once; FORMS
    2
    alice: <stdin>:1: 'maze' found, expected the width, a whole number from 1 to 1999999999; FORMS
    2
    alice: <stdin>:2: 'start 0 1' found, expected the start, such as s=(2,0); FORMS
    2
    alice: <stdin>:2: '[0,1]' found, expected the start, such as s=(2,0); FORMS
    2

# 503 arrow characters in the compact form, of a keyboard and of an emoji keyboard, and in the form of the exercise with commas and without; the answer of the text's test case 4
    UNIX> alice <<'END'
    > R→↘↓ G Y↙
    > B↑ B↑ B↙
    > S↑→ B→ B↑
    > END
    > printf 'R➡️↘️⬇️ G Y↙️\nB⬆️ B⬆️ B↙️\nS⬆️➡️ B➡️ B⬆️\n' | alice --compact
    > printf '3\ns=(2,0)\ng=[0;1]\nr:(→,↘,↓) goal y:(↙)\nb:(↑) b:(⇑) b:(dl)\nb:(↑→) b:(➡) b:(u)\n' | alice --compact
    The shortest path length was 5 steps.
    The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).
    R234 G Y5
    B0 B0 B5
    S02 B2 B0
    R234 G Y5
    B0 B0 B5
    S02 B2 B0

# 504 characters that are two arrows, double strokes, double heads, and arrows alone, which are black; by the characters' names in Unicode
    UNIX> printf 'S↔️ ↕️\n↑ goal\n' | alice --compact; printf '⇔ ⬍\nS⤡ G\n⤢ ⇕\n' | alice --compact; printf 'S⏩ ⏬\n- G\n' | alice; printf 'S⇒ ⇙\nG -\n' | alice
    S26 B04
    B0 G
    B26 B04
    S37 G
    B15 B04
    The shortest path length was 2 steps.
    The path was (0, 0) -> (0, 1) -> (1, 1).
    The shortest path length was 2 steps.
    The path was (0, 0) -> (0, 1) -> (1, 0).

# 505 every character that is read as an arrow, each in a cell of its own; by the characters' names in Unicode
    UNIX> printf '↖ ⇖ ⬉ ↑ ⇑ ⬆ ⏫ ↗ ⇗ ⬈\nS G ← ⇐ ⬅ ⏪ ⟵ → ⇒ ➡\n⏩ ⟶ ➔ ➜ ↙ ⇙ ⬋ ↓ ⇓ ⬇\n⏬ ↘ ⇘ ⬊ ↕ ⬌ ⬍ ⤡ ⤢ ⇕\n' | alice --compact
    B7 B7 B7 B0 B0 B0 B0 B1 B1 B1
    S G B6 B6 B6 B6 B6 B2 B2 B2
    B2 B2 B2 B2 B5 B5 B5 B4 B4 B4
    B4 B3 B3 B3 B04 B26 B04 B37 B15 B04

# 506 an arrow twice, also as a part of a double one, and a character that is none: errors with their places
    UNIX> for cell in 'B→→' 'B↔←' 'B↯' 'B2→'; do printf "S $cell G\n" | alice; echo $?; done 2>&1 | sed 's/, expected.*//'; printf '2\ns=(0,0)\ng=(0,1)\nb:(→,r) goal\n' | alice
    alice: <stdin>:1:3: cell (0, 1) is 'B→→'
    2
    alice: <stdin>:1:3: cell (0, 1) is 'B↔←'
    2
    alice: <stdin>:1:3: cell (0, 1) is 'B↯'
    2
    alice: <stdin>:1:3: cell (0, 1) is 'B2→'
    2
    2> alice: <stdin>:4:1: cell (0, 0) is 'b:(→,r)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 962 A title above a maze, a maze as CSV: README's maze; a first row with a mistake is no title
    UNIX> maze=$'R234 G Y5\nB0 B0 B5\nS02 B2 B0' way='The path was (2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1).'
    > try() { alice | grep -cxF "$way"; }
    > { printf 'Alice maze 3, by N.N.\n\n'; cat data/alice/text-4.txt; } | try
    > printf 'A maze\nfor Sunday afternoon, rather hard\n%s\n' "$maze" | try
    > tr ' ' , <<< "$maze" | try
    > tr ' ' ';' <<< "$maze" | try
    > { echo 'X07 G Y5'; tail -n 2 <<< "$maze"; } | alice 2>&1 | cut -d, -f1
    1
    1
    1
    1
    alice: <stdin>:1: 'X07 G Y5' found
    2> alice: <stdin>:1: 'Alice maze 3, by N.N.' skipped as a title
    2> alice: <stdin>:1: 'A maze' skipped as a title
    2> alice: <stdin>:2: 'for Sunday afternoon, rather hard' skipped as a title
    2> alice: <stdin>:1: cells separated by ',' found
    2> alice: <stdin>:1: cells separated by ';' found
    exit 2

# 967 A maze from a spreadsheet, with quotes around all cells, around those with commas, or with empty cells to the full width; the text's test case 4
    UNIX> sed -n 1,3p data/alice/text-4.txt > head; sed 1,3d data/alice/text-4.txt | tr ' ' ',' | sed 's/\([a-z]:([a-z]*,[a-z,]*)\)/"\1"/g' > some; cat some
    > sed 1,3d data/alice/text-4.txt | sed 's/ /","/g; s/^/"/; s/$/"/' > all; { sed 's/\(s\|g\)=.*/"&"/; s/$/,,/' head; cat some; } > wide
    > for rows in 'head some' 'head all' wide; do cat $rows | alice 2>> said | head -n 1; done; cat said
    "r:(r,dr,d)",goal,y:(dl)
    b:(u),b:(u),b:(dl)
    "b:(u,r)",b:(r),b:(u)
    The shortest path length was 5 steps.
    The shortest path length was 5 steps.
    The shortest path length was 5 steps.
    alice: <stdin>:4: cells separated by ',' found
    alice: <stdin>:4: cells separated by ',' found
    alice: <stdin>:1: cells separated by ',' found

# 163 Above a maze in the compact form its start and goal may be named, with other lines; what contradicts is an error. The maze is that of harness/121
    UNIX> { for places in 'start: 2,2' 'S=(2, 2)' 'Start 2 2'; do printf '%s\n' 'size: 3x3' "$places" 'goal: (0,2)' '' 'R17 R14 B0' 'R3 B07 B013' 'Y05 Y136 347' | alice; done; printf 'start: 0 0\nR2 S0\nB0 G\n' | alice; printf 'start: 0 0\ngoal: (9,9)\nR2 R0\nB0 B0\n' | alice; } 2>&1 | grep -v -e skipped -e separated
    The shortest path length was 5 steps.
    The path was (2, 2) -> (1, 1) -> (0, 1) -> (2, 1) -> (1, 2) -> (0, 2).
    The shortest path length was 5 steps.
    The path was (2, 2) -> (1, 1) -> (0, 1) -> (2, 1) -> (1, 2) -> (0, 2).
    The shortest path length was 5 steps.
    The path was (2, 2) -> (1, 1) -> (0, 1) -> (2, 1) -> (1, 2) -> (0, 2).
    alice: <stdin>:2:4: cell (0, 1) is a second start, expected one
    alice: <stdin>:4: (9, 9) found above the maze, expected a cell of it
    exit 2

# 164 Cells in words without a table, if they have a colon, arrows with + or / between them, colours by their letters; a maze in the form of the exercise stays that. The mazes are that of harness/121 and the text's fourth
    UNIX> { printf '%s\n' 'start (2,2)' 'red:NE/NW red:NE/S goal' 'R:SE black:N/NW B:N+NE+SE' 'yellow:N/SW Y:ur/dr/l b:dr/d/ul' | alice; printf '%s\n' 'R ur+ul, R ur+d, goal' 'R dr, B u+ul, B u+ur+dr' 'Y u+dl, Y ur+dr+l, start dr+d+ul' | alice; } 2>/dev/null; tr ' ' ';' < data/alice/text-4.txt | alice 2>/dev/null | cmp - <(alice data/alice/text-4.txt)
    The shortest path length was 5 steps.
    The path was (2, 2) -> (1, 1) -> (0, 1) -> (2, 1) -> (1, 2) -> (0, 2).
    The shortest path length was 5 steps.
    The path was (2, 2) -> (1, 1) -> (0, 1) -> (2, 1) -> (1, 2) -> (0, 2).

# 166 The exercise's lines may stand above rows in the compact form, and a direction may be a point of the compass; both mazes were solved by another program
    UNIX> printf '%s\n' 3 's=(1,2)' 'g=(2,1)' 'B←  B←↙  B←↓' 'R→↗  B↙  B↑←' 'B↖  goal  B→' | alice
    > printf '%s\n' 4 's=(3,0)' 'g=(3,1)' 'B:(E,SW) B:(E) B:(SW) R:(N,NE)' 'Y:(NW,N) B:(SW) B:(W) B:(SW,N)' 'B:(SE,N) Y:(SE,S) B:(SE,S) B:(N)' 'R:(N,E) goal B:(W) R:(W)' | alice
    The maze has no solution.
    The shortest path length was 7 steps.
    The path was (3, 0) -> (1, 0) -> (0, 0) -> (0, 1) -> (0, 2) -> (1, 1) -> (2, 0) -> (3, 1).
