# 171 Small letters, CR LF and blank lines in both files; gogen_check judges.
    UNIX> sed 's/$/\r/' data/gogen/easy_board.txt | tr A-Z a-z > board; (echo; tr A-Z a-z < data/gogen/easy_words.txt | sed 's/$/\r/;3s/$/\n  \n/' | head -c -2) > words; gogen board words | gogen_check data/gogen/easy_board.txt data/gogen/easy_words.txt
    a solution

# 172 Either file may be standard input; the easy board has one solution (case 111).
    UNIX> head -c -1 data/gogen/easy_board.txt | gogen --count - data/gogen/easy_words.txt; gogen --count data/gogen/easy_board.txt - < data/gogen/easy_words.txt
    1
    1

# 181 Several words on a line, with blanks and commas: as one a line.
    UNIX> printf "BOXED FOB,JUSTICE\n MUSHY, QUALM , QUAVER\n\nSIGN,,TYING\tWICKED" | gogen data/gogen/easy_board.txt - | diff - <(gogen data/gogen/easy_board.txt data/gogen/easy_words.txt) && echo same
    same

# 301 One file, -, or nothing but a pipe: the board, an empty line, the words; solved as board and words in two files are.
    UNIX> cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt > puzzle; gogen puzzle > one; gogen - < puzzle | cmp one && gogen < puzzle | cmp one && gogen data/gogen/easy_board.txt data/gogen/easy_words.txt | cmp one && echo same
    same

# 302 Blanks between squares, small letters, six marks for an empty square, commas, comments, blank lines, CR LF: all are the easy board of the exam, whose solution is in data/gogen.
    UNIX> words="boxed, fob justice,mushy\nqualm\tquaver # two\n\nsign, tying wicked"
    > try() { printf "%b\n\n$words\n" "$1" | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved; }
    > try "N . W . R\n. . . . .\nS . X . B\n. . . . .\nQ . M . P"
    > try "# from the paper\nn_w_r\n_____ # nothing\ns_x_b\n_____\n\nq_m_p"
    > try "N-W-R\r\n-----\r\nS-X-B\r\n-----\r\nQ-M-P\r"
    > try "N0W0R\n0.0-0\nS\t0 X 0B\n00000\n  Q0M0P  "
    > try "N?W?R\n?????\nS*X*B\n*****\nQ?M?P"
    > try "[N]--[.]--[W]--[.]--[R]\n | \\\\\\\\/ |\n[.]--[.]--[.]--[.]--[.]\n[S]--[.]--[X]--[.]--[B]\n[.]--[.]--[.]--[.]--[.]\n[Q]--[.]--[M]--[.]--[P]"
    solved
    solved
    solved
    solved
    solved
    solved

# 303 The drawn answer, the plain one, a bare board and a whole puzzle are read; a board before the words is said.
    UNIX> puzzle() { cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt; }
    > puzzle > puzzle; words=data/gogen/easy_words.txt
    > gogen puzzle | gogen --check - $words; gogen --plain puzzle | gogen --check - $words; gogen --check data/gogen/easy_solution.txt $words
    > (gogen puzzle; echo; cat $words) | gogen --check; gogen puzzle | gogen --check - puzzle; gogen --generate --seed 3 | gogen --unique
    solution
    solution
    solution
    solution
    solution
    unique
    2> gogen: puzzle:1: board found before the words, its letters taken as printed

# 304 Whatever is wrong in a puzzle on one file is said in one line, with file and line.
    UNIX> try() { printf "$1" > p; gogen p 2>&1; echo $?; }
    > five="N.W.R\n.....\nS.X.B\n.....\nQ.M.P\n"
    > try "$five"; try "${five}ACD.F\n"; try "$five\n# none\n"; try "$five\nFOB\nFO8\n"; try "N.W.R\n. . .\n"; try "N.W.R\n[A]--[B]-A[C]--[D]--[E]\n"; try "N W R\n"; try ""
    gogen: p: no words found after the board, expected an empty line and words
    2
    gogen: p:6: line 'ACD.F' found, expected words
    2
    gogen: p: no words found after the board, expected an empty line and words
    2
    gogen: p:8: word 'FO8' found, expected letters A to Y
    2
    gogen: p:1: no board found, expected 5 rows of 5 squares, '.' for an empty one
    2
    gogen: p:1: no board found, expected 5 rows of 5 squares, '.' for an empty one
    2
    gogen: p:1: line 'N W R' found, expected 5 squares, '.' for an empty one
    2
    gogen: p:1: end of file found after 0 rows, expected 5 with '.' for an empty square
    2

# 314 A word that stands twice in the list is left out, and said; the answer is the same.
    UNIX> (cat data/gogen/easy_words.txt; echo fob) | gogen --plain data/gogen/easy_board.txt - | cmp - data/gogen/easy_solution.txt && echo same
    same
    2> gogen: <stdin>:10: word 'FOB' found again, left out

# 324 The byte order mark that some editors put in front is no part of a puzzle, a board or words; the exam's solution.
    UNIX> for file in board words; do { printf '\xEF\xBB\xBF'; cat data/gogen/easy_$file.txt; } > $file; done
    > gogen --plain board words | cmp - data/gogen/easy_solution.txt && echo solved
    > cat board <(echo) data/gogen/easy_words.txt | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved
    solved
    solved

# 373 What solve_board, valid_solution, load_board and load_words make of odd boards and words, as gogen.h says.
    UNIX> echo A > words; printf 'ZBCDE\nFGHIJ\nKLMNO\nPQRST\nUVWXY\n' > z; printf 'AA...\n.....\n.....\n.....\n.....\n' > twice; gogen_exam solve words z twice
    > printf 'MOON\n' > moon; gogen_exam solve moon data/gogen/easy_solution.txt | sed '/[\/|[]/d'; printf 'boxed\n' > small; gogen_exam valid small data/gogen/easy_solution.txt
    > { cat data/gogen/easy_solution.txt; echo; echo NGWKR; } > more; { sed 's/$/\r/' data/gogen/easy_solution.txt; printf '\r\n'; } > cr; gogen_exam boards more cr
    > printf 'NO\r\n\nYES' > cr; gogen_exam words cr
    Board could not be solved
    [Z]--[B]--[C]--[D]--[E]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [F]--[G]--[H]--[I]--[J]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [K]--[L]--[M]--[N]--[O]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [P]--[Q]--[R]--[S]--[T]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [U]--[V]--[W]--[X]--[Y]
    0
    Board could not be solved
    [A]--[A]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [.]--[.]--[.]--[.]--[.]
    0
    Board could not be solved
    0
    not valid
    no board
    [N]--[G]--[W]--[K]--[R]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [T]--[I]--[C]--[E]--[D]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [S]--[Y]--[X]--[V]--[B]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [H]--[U]--[A]--[O]--[F]
     | \/ | \/ | \/ | \/ |
     | /\ | /\ | /\ | /\ |
    [Q]--[J]--[M]--[L]--[P]
    NO
    YES

# 554 A newspaper's puzzle as typed, without an empty line: solved, and its solution judged by the same file and by gogen_check.
    UNIX> printf '%s\n' 'd ? x ? m' '? ? ? ? ?' 'q ? c ? t' '? ? ? ? ?' 'g ? l ? w' 'box, coequality, gulf, joky, mythical' 'near scalp strobe vend whip' > typed
    > gogen --plain typed | gogen --check - typed; head -n 5 typed | tr -d ' ' | tr a-z? A-Z. > board; sed 1,5d typed | tr -d , | tr ' a-z' '\nA-Z' > words; gogen typed | gogen_check board words
    solution
    a solution
    2> gogen: typed:1: board found before the words, its letters taken as printed

# 556 A title above the board is skipped, and said, also one of five letters, which makes a row too many; the exam's solution. Nothing is skipped that may be a row, or if the board then is cut short.
    UNIX> try() { (printf "$1"; cat data/gogen/easy_board.txt; echo; cat data/gogen/easy_words.txt) > p; gogen --plain p 2>&1 > s && cmp s data/gogen/easy_solution.txt; }
    > try 'Gogen No 11\n'; try '\nGogen\n\n'; try 'SUNDY\n'; try 'PRIZE\n'; gogen --check s p
    > try '.....\n'; sed 1s/R/../ data/gogen/easy_board.txt > b; (cat b; printf '\nFLUKY\n') | gogen
    gogen: p:1: 'Gogen No 11' skipped as a title
    gogen: p:2: 'Gogen' skipped as a title
    gogen: p:1: 'SUNDY' skipped as a title
    gogen: p:1: 'PRIZE' skipped as a title
    solution
    gogen: p:6: line 'Q.M.P' found, expected words
    2> gogen: p:2: board found before the words, its letters taken as printed
    2> gogen: p:1: 'PRIZE' skipped as a title
    2> gogen: <stdin>:1: line 'N.W...' found, expected 5 squares, '.' for an empty one
    exit 2

# 611 Boards as people have them, all of them the exam's easy puzzle: titles and empty lines between rows, tables with blanks for empty squares, headings, and the words above the board.
    UNIX> rows=$(cat data/gogen/easy_board.txt) list=$(cat data/gogen/easy_words.txt) apart=$(sed 's/$/\n/' data/gogen/easy_board.txt)
    > table=$(sed 's/./| & /g; s/$/|/; s/\./ /g' <<< "$rows")
    > try() { printf '%s\n' "$@" > p; gogen --plain p 2>&1 > s; cmp s data/gogen/easy_solution.txt && echo solved; }
    > try 'Gogen 1234' '' "$apart" '' "$list"; try 'The Sunday Gogen' 'by Anna' "$rows" '' "$list"; try 'No. 12' "$rows" "$list"
    > try FLUKY '' "$rows" '' "$list"; try Board: "$rows" '' Words: "$list"
    > try "$table" '' "$list"; try "$(sed '1i+---+---+' <<< "$table")" '+---+---+' "$list"; try "$(sed '1a|---|:-:|' <<< "$table")" '' "$list"
    > try "$(sed 's/^|\(.*\)|$/\1/' <<< "$table")" "$list"
    > try "$list" '' "$rows"; try "$list" "$rows"; try 'Gogen 77' '' "$list" '' "$apart"; try "It's Sunday" "$list" "$rows"
    gogen: p:1: 'Gogen 1234' skipped as a title
    solved
    gogen: p:1: 'The Sunday Gogen' skipped as a title
    gogen: p:2: 'by Anna' skipped as a title
    solved
    gogen: p:1: 'No. 12' skipped as a title
    solved
    gogen: p:1: 'FLUKY' skipped as a title
    solved
    gogen: p:1: 'Board:' skipped as a title
    gogen: p:8: 'WORDS:' skipped as a heading
    solved
    gogen: p:1: cells separated by '|' found
    solved
    gogen: p:2: cells separated by '|' found
    solved
    gogen: p:1: cells separated by '|' found
    solved
    gogen: p:1: cells separated by '|' found
    solved
    solved
    solved
    gogen: p:1: 'Gogen 77' skipped as a title
    solved
    gogen: p:1: 'It's Sunday' skipped as a title
    solved

# 612 BOARD and WORDS in the wrong order are taken the right way round, and that is said; not if the first file might be a board.
    UNIX> gogen --plain data/gogen/easy_words.txt data/gogen/easy_board.txt | cmp - data/gogen/easy_solution.txt && echo solved
    > sed 's/X/x/; s/Q/Z/' data/gogen/easy_board.txt > z; gogen z data/gogen/easy_words.txt; gogen z data/gogen/easy_board.txt
    solved
    2> gogen: data/gogen/easy_words.txt:1: words found, and a board in data/gogen/easy_board.txt: taken the other way round
    2> gogen: z:5: 'Z' found, expected '.' or a letter A to Y
    2> gogen: z:5: 'Z' found, expected '.' or a letter A to Y
    exit 2

# 613 What is not right in a row is named with its line: a Z in the first row, a row too short or too long among full ones, and a row too many.
    UNIX> try() { sed "$1" data/gogen/easy_board.txt > p; { echo; cat data/gogen/easy_words.txt; } >> p; gogen p; }
    > try '1s/W/Z/'; try '5s/P//'; try '1s/$/./'; try '3s/.$//'; try '1i| . | . |'; try '5a.....'
    2> gogen: p:1: 'Z' found, expected '.' or a letter A to Y
    2> gogen: p:5: line 'Q.M.' found, expected 5 squares, '.' for an empty one
    2> gogen: p:1: line 'N.W.R.' found, expected 5 squares, '.' for an empty one
    2> gogen: p:3: line 'S.X.' found, expected 5 squares, '.' for an empty one
    2> gogen: p:1: '|' found, expected '.' or a letter A to Y
    2> gogen: p:6: line '.....' found, expected words
    exit 2

# 614 A board on one line, with slashes between its rows or without, with blanks and in small letters, above the words or in a file of its own, the solution, too; the exam's puzzle. A row too short is named, and a word of 25 letters stays a word.
    UNIX> line=$(paste -sd/ data/gogen/easy_board.txt) words=data/gogen/easy_words.txt
    > try() { echo "$1" > board; gogen --plain board $words | cmp - data/gogen/easy_solution.txt && cat board <(echo) $words | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved; }
    > try "$line"; try "${line//\//}"; try "$(sed 's/./& /g' <<< "${line,,}")"; try "${line//\// / }"; try "${line//./-}"
    > tr -d '\n' < data/gogen/easy_solution.txt | gogen --check - $words; paste -sd/ data/gogen/easy_solution.txt | sed 's/P/L/' | gogen --check - $words
    > (cat data/gogen/easy_board.txt; echo; echo ABCDEFGHIJKLMNOPQRSTUVWXY) | gogen --count; echo "${line%.P}" | gogen - $words
    solved
    solved
    solved
    solved
    solved
    solution
    letter L is on the board twice or more, at (4,3) and (4,4)
    letter P is missing
    0
    2> gogen: <stdin>:1: line 'N.W.R/...../S.X.B/...../Q.M' found, expected 5 squares, '.' for an empty one
    exit 2

# 615 A board on one line in place of a file, and its words behind it or in a file; the exam's puzzle. What is wrong is said.
    UNIX> words=$(cat data/gogen/easy_words.txt) line=$(paste -sd/ data/gogen/easy_board.txt)
    > gogen --plain "$line" $words | cmp - data/gogen/easy_solution.txt && gogen --plain "${line,,}" ${words//$'\n'/, } | cmp - data/gogen/easy_solution.txt && gogen --plain "$line" data/gogen/easy_words.txt | cmp - data/gogen/easy_solution.txt && echo solved
    > gogen --check "$(paste -sd/ data/gogen/easy_solution.txt)" $words; gogen "${line/M/Z}" $words; gogen "$line" A9 BOXED; gogen "$line"
    solved
    solution
    2> gogen: operands:1: 'Z' found, expected '.' or a letter A to Y
    2> gogen: operands:1: word 'A9' found, expected letters A to Y
    2> gogen: N.W.R/...../S.X.B/...../Q.M.P: no words found after the board, expected an empty line and words
    exit 2

# 627 Bullets, numbers and quotes around words are no part of them; expected: the exam's solution of its easy puzzle
    UNIX> for mark in '* ' '• ' '- ' '12. ' '3) ' '“'; do
    >     { cat data/gogen/easy_board.txt; echo; sed "s/^/$mark/; s/$/”;/" data/gogen/easy_words.txt; } | gogen --plain > s; cmp s data/gogen/easy_solution.txt && echo solved
    > done
    > { cat data/gogen/easy_board.txt; echo; echo '* QU-ALM'; } | gogen --plain
    solved
    solved
    solved
    solved
    solved
    solved
    2> gogen: <stdin>:7: word 'QU-ALM' found, expected letters A to Y
    exit 2

# 628 A board drawn by lines or from a spreadsheet with an empty row below it, words between dots, words behind a board on one line; expected: the exam's solution of its easy puzzle
    UNIX> list=$(cat data/gogen/easy_words.txt); try() { gogen --plain 2>/dev/null | cmp - data/gogen/easy_solution.txt && echo solved; }
    > drawn=$(sed 's/\./ /g; s/./│ & /g; s/$/│/; a├───┼───┼───┼───┼───┤' data/gogen/easy_board.txt)
    > printf '┌───┬───┬───┬───┬───┐\n%s\n\nWords:\n%s\n' "$drawn" "$(paste -sd, <<< "$list" | sed 's/,/ · /g')" | try
    > { sed 's/\.//g; s/./&;/g' data/gogen/easy_board.txt | sed 's/^$/;;;;/; s/^\(.\);\(.\);\(.\);$/\1;;\2;;\3/'; echo ';;;;'; sed 's/$/;;;;/' <<< "$list"; } | try
    > echo "$(paste -sd/ data/gogen/easy_board.txt) $(paste -sd, <<< "$list")" | try
    solved
    solved
    solved

# 128 A first word of five letters may stand right below the board, too; gogen_check judges, by both words
    UNIX> printf 'FLUKY\nBOXED\n' > words; cat data/gogen/easy_board.txt words | gogen 2> said | gogen_check data/gogen/easy_board.txt words; cat said
    a solution
    gogen: not the only solution; --unique shows another

# 640 What stands around the words is no word: a heading with and without a colon, above the board or below it, bullets before four letters, a footer, a quoted mail, numbered rows; the exam's puzzle and its solution. A short end that no board can spell is left out, and so is what leaves no solution; not one of two words.
    UNIX> b=data/gogen/easy_board.txt w=data/gogen/easy_words.txt; try() { gogen --plain - 2>> notes | cmp -s - data/gogen/easy_solution.txt && echo solved; }
    > { cat $b; echo; echo Words; cat $w; } | try; { cat $b; echo Words:; cat $w; } | try; { echo "WORDS: $(paste -sd, $w)"; echo; cat $b; } | try
    > { cat $b; echo; sed 's/^/* /' $w; } | try; { cat $b; echo; cat $w; echo; echo "Yesterday's solution: page 9"; } | try
    > { cat $b; echo; cat $w; } | sed 's/^/> /' | try; { echo '  1 2 3 4 5'; sed 's/./ &/g' $b | cat -n; echo; cat $w; } | try; cat notes
    > { cat $b; echo; cat $w; echo; echo ZEBRA; } | try; { cat $b; echo; cat $w; echo; echo Groeten,; echo Anna; } | try
    > { cat $b; echo; cat $w; echo; echo Saludos, Mar; } | try; tail -n 4 notes; { cat $b; echo; echo FOB; echo; echo ZEBRA; } | gogen
    solved
    solved
    solved
    solved
    solved
    solved
    solved
    gogen: WORDS left out, as no part of the list: no solution has it
    gogen: <stdin>:6: 'WORDS:' skipped as a heading
    gogen: <stdin>:1: 'WORDS:' skipped as a heading
    gogen: <stdin>:17: 'Yesterday's solution: page 9' left out: no words
    gogen: <stdin>:1: '  1 2 3 4 5' skipped as a title
    solved
    solved
    solved
    gogen: <stdin>:17: 'ZEBRA' left out: no words
    gogen: <stdin>:17: 'Groeten,' left out: no words
    gogen: <stdin>:18: 'Anna' left out: no words
    gogen: SALUDOS MAR left out, as no part of the list: no solution has it
    2> gogen: <stdin>:9: word 'ZEBRA' found, expected letters A to Y
    exit 2

# 642 Words beside the board, behind a tab or a blank, and more below; squares with slashes or tabs between them; all of it quoted in a mail, where an empty line is a > alone; expected: the exam's solution of its easy puzzle. What is behind a row and no word is not passed over.
    UNIX> b=data/gogen/easy_board.txt w=data/gogen/easy_words.txt; wide=$(sed 's/./& /g; s/ $//' $b)
    > try() { gogen --plain 2>> notes | cmp - data/gogen/easy_solution.txt && echo solved; }
    > { paste $b <(head -n 5 $w); tail -n 4 $w; } | try; { paste <(echo "$wide") <(head -n 5 $w); tail -n 4 $w; } | try
    > paste <(tr ' ' '\t' <<< "$wide") <(paste -sd '  \n' $w) | try; paste -d ' ' $b <(paste -sd ',\n' $w) | try
    > slashes=$(sed 's, , / ,g' <<< "$wide"); { echo "$slashes"; echo; cat $w; } | try; { echo "$slashes"; echo; cat $w; } | sed 's/^/> /' | try
    > { sed 's/./| & /g; s/$/|/; s/\./ /g' $b; echo; cat $w; } | sed 's/^/> /' | try
    > { cat $b; echo; cat $w; echo; echo "Yesterday's solution: page 9"; } | sed 's/^/> /; s/^> $/>/' | try; cat notes
    > { sed '3s/$/ 7 8/' $b; cat $w; } | gogen; { sed '3s/$/ . FOB/' $b; cat $w; } | gogen; { sed '3s/$/ FOB/' $b; cat $w; } | gogen --unique
    solved
    solved
    solved
    solved
    solved
    solved
    solved
    solved
    gogen: <stdin>:1: cells separated by '/' found
    gogen: <stdin>:1: cells separated by '/' found
    gogen: <stdin>:1: cells separated by '|' found
    gogen: <stdin>:17: ' Yesterday's solution: page 9' left out: no words
    2> gogen: <stdin>:3: line 'S.X.B 7 8' found, expected 5 squares, '.' for an empty one
    2> gogen: <stdin>:3: line 'S.X.B . FOB' found, expected 5 squares, '.' for an empty one
    unique
    2> gogen: <stdin>:7: word 'FOB' found again, left out

# 643 A list whose sixth word has four letters behind a bullet or a number, in a file of its own and right below the board: it is no row too many; gogen_check judges.
    UNIX> b=data/gogen/easy_board.txt; printf '%s\n' BOXED TYING SIGN MUSHY FOB QUAD > words
    > sed = words | sed 'N; s/\n/. /' > numbered; gogen $b numbered 2> said | gogen_check $b words; cat $b <(tac words | sed 's/^/* /') | gogen 2> said | gogen_check $b words
    a solution
    a solution

# 644 A list above the board with a footer below is the list, not the footer; the exam's board and solution.
    UNIX> (cat data/gogen/easy_words.txt; echo; cat data/gogen/easy_board.txt; echo; echo Groet, Joris) | gogen --plain 2>err | cmp - data/gogen/easy_solution.txt && echo solved; grep -c 'Groet' err
    solved
    1

# 645 A heading with a blank before its colon, as in French, is no word; the exam's board and solution.
    UNIX> (cat data/gogen/easy_board.txt; echo; echo 'Mots :'; cat data/gogen/easy_words.txt) | gogen --plain 2>err | cmp - data/gogen/easy_solution.txt && echo solved; cat err >&2
    solved
    2> gogen: <stdin>:7: 'MOTS:' skipped as a heading

# 646 Letters with accents are those without, and that is said once: of one character and of two; words with numbers in a mail; the exam's board and solution. What only looks like a letter stays.
    UNIX> list=$(sed = data/gogen/easy_words.txt | sed 'N; s/\n/) /; s/^[12])/\0/; s/^\([3-5]\))/\1./' | sed 's/BOX/BÓX/; s/FOB/fòb/; s/JUSTICE/JUSTIÇE/; s/MUSHY/MU\xCC\x88SHY/; s/SIGN/ŠİĞŃ/')
    > { cat data/gogen/easy_board.txt; echo; echo "$list"; } | sed 's/^/> /' | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved
    > sed 's/BOXED/BØXED/; s/MUSHY/MUẞHY/' data/gogen/easy_words.txt | gogen data/gogen/easy_board.txt -
    solved
    2> gogen: <stdin>:7: letters with accents found, read without them
    2> gogen: <stdin>:4: word 'MUẞHY' found, expected letters A to Y
    exit 2

# 130 A board drawn with circles, and a table in Markdown with one dash a column, below a title; both are the exercise's easy board.
    UNIX> { echo 'Gogen 7'; sed 's/[.]/ /g; s/./(&)--/g; s/--$//; s/$/\n( ) | ( )/; $s/\n.*//' data/gogen/easy_board.txt | grep -v '|'; echo; cat data/gogen/easy_words.txt; } > circles
    > { printf '**Gogen 7**\n\n'; sed 's/[.]/ /g; s/./| & /g; s/$/|/; 1s/$/\n|:-:|:-:|:-:|:-:|:-:|/' data/gogen/easy_board.txt; echo; cat data/gogen/easy_words.txt; } > table
    > head -n 2 circles; sed -n 3,4p table; for file in circles table; do gogen --plain $file 2>/dev/null | cmp - <(gogen --plain data/gogen/easy_board.txt data/gogen/easy_words.txt) && echo same; done
    Gogen 7
    (N)--( )--(W)--( )--(R)
    | N |   | W |   | R |
    |:-:|:-:|:-:|:-:|:-:|
    same
    same

# 660 What other programs take as an option is an operand here; the loop for several files has the options.
    UNIX> gogen --plain --board data/gogen/easy_board.txt --words-file data/gogen/easy_words.txt | head -n 1; touch a 'b c' d; gogen --unique a 'b c' d; wordsearch --plain x y
    NGWKR
    2> gogen: 3 operands found, expected PUZZLE, or BOARD and WORDS, see --help; one by one: for f in a 'b c' d; do gogen --unique "$f"; done
    2> wordsearch: unknown option '--plain', but what it prints is text without an option
    exit 2

# 135 What numbers a row is no part of it, in whatever words; the exam's board and solution.
    UNIX> for label in 'Row N: ' 'Zeile N) ' 'N. ' 'N '; do (n=1; while read -r row; do echo "${label/N/$n}$row"; n=$((n + 1)); done <data/gogen/easy_board.txt; echo; cat data/gogen/easy_words.txt) | gogen --plain | cmp - data/gogen/easy_solution.txt && echo same; done
    same
    same
    same
    same

# 140 The first word is no heading if it is typed as the others are: a misread word (BISHOT for BISHOP) has no solution, wherever it stands. The solution is by the exam as a student answers it (reference/)
    UNIX> printf '%s\n' J.M.X ..... T.I.Y ..... L.G.N '' > board; printf '%s\n' BRAVE BRICK DRUM FABRIC FOX GAWKY JUMPY MUSIC QUICK VELVET > words
    > { cat board; echo BISHOT; cat words; } | gogen; { cat board words; echo BISHOT; } | gogen; { cat board; echo Words; cat words; } | gogen --plain
    Board could not be solved
    Board could not be solved
    JQMHX
    DUSPO
    TRIFY
    EBACK
    LVGWN
    2> gogen: word BISHOT cannot be spelt, and without it there is a solution
    2> gogen: word BISHOT cannot be spelt, and without it there is a solution
    2> gogen: WORDS left out, as no part of the list: no solution has it

# 165 A telephone's sign for three dots is three empty squares; README's puzzle
    UNIX> printf 'n.w.r\n…..\ns.x.b\n..…\nq.m.p\n\nboxed fob justice mushy qualm quaver sign tying wicked\n' | gogen --plain
    NGWKR
    TICED
    SYXVB
    HUAOF
    QJMLP

# 196 Circles and boxes are empty squares, as newspapers print them; a second board with empty squares is refused, and its solution is not; by hand.
    UNIX> for empty in ○ □ ⬜; do { sed "s/\./$empty /g" data/gogen/easy_board.txt; cat data/gogen/easy_words.txt; } | gogen --count; done
    > { cat data/gogen/easy_board.txt data/gogen/easy_words.txt; echo; cat data/gogen/easy_solution.txt; } | gogen --count 2>/dev/null
    > { cat data/gogen/easy_board.txt data/gogen/easy_words.txt; echo; cat data/gogen/medium_board.txt data/gogen/medium_words.txt; } > two; wc -l < data/gogen/easy_words.txt; gogen two
    1
    1
    1
    1
    9
    2> gogen: two:16: another board found, expected one puzzle in a file
    exit 2
