# 500 A bar in every usual notation: the answer is that of case 501's heights, 4,4,4,4,4, by the map.
    UNIX> for s in 4x5 4X5 4×5 '4*5' '4 x 5' ' 4 × 5 ' 4^5 4,4,4,4,4 $'4\xc2\xa0x\xc2\xa05'; do chomp "$s"; done | uniq -c | sed 's/^ *//'; chomp 4 x 5; chomp 4 × 5
    9 WIN: 4^2,2^3  eat row 3, column 3
    WIN: 4^2,2^3  eat row 3, column 3
    WIN: 4^2,2^3  eat row 3, column 3

# 501 Heights as people and papers write them, as one word or several; 5,4,0 is a LOSS and 4,4,2,2,2 too, by the map.
    UNIX> for s in 5,4,3 '5 4 3' '[5,4,3]' '(5,4,3)' '{5, 4, 3}' '[ 5 , 4 ,3 ]' 5/4/3 '5;4;3' '5 + 4 + 3' '[5 4 3]' '[5,4,3' 5,4,3,; do chomp "$s"; done | uniq -c | sed 's/^ *//'; chomp 5 4 3
    > chomp '10^2 4^3'; chomp --method map 44222; chomp --method map 540
    12 WIN: 5,4,0  eat row 1, column 3
    WIN: 5,4,0  eat row 1, column 3
    WIN: 10,3^4  eat row 4, column 2
    LOSS
    LOSS

# 503 Two numbers with a blank between are a size or two columns: the message names both. Heights that increase are no board; by is a size's x.
    UNIX> chomp 3 2; chomp '3 2'; chomp 3,5,4; chomp 3,4,5; chomp 5-4-3; chomp '4 by 5' | cmp - <(chomp 4x5)
    2> chomp: '3 2' found, expected 3x2 for rows x columns, or 3,2 for two columns
    2> chomp: '3 2' found, expected 3x2 for rows x columns, or 3,2 for two columns
    2> chomp: column 2 is '5', expected a height, or a run such as 10^3, from 0 to 3, no higher than the column before
    2> chomp: column 2 is '4', expected a height, or a run such as 10^3, from 0 to 3, no higher than the column before
    2> chomp: column 2 is '-', expected a digit from 0 to 5, no higher than the column before

# 504 What --draw prints is read: what is left after a winning move is a LOSS, dots being eaten squares; the answer above a drawing is its title. That only the poison is left is said, since somebody may mean squares by dots.
    UNIX> for s in 5442 33211 '--all 74422' 4x5 1 5 2x45; do chomp --draw $s | chomp -; done | uniq -c | sed 's/^ *//'
    > chomp --draw 4x5 | sed 1d > drawing; chomp "$(< drawing)"; chomp 'X # #'; chomp X; for s in 4x5 3x7 12,12; do chomp $s | chomp -; done
    10 LOSS
    LOSS
    WIN: 1,0^2  eat row 1, column 2
    LOSS
    LOSS
    LOSS
    LOSS
    2> chomp: <stdin>:2: dots are eaten squares: only the poison is left

# 505 A drawing as --play prints it, with numbers; a drawing between comments, boards and empty lines. 2x3 is won by its last square (case 302), # over X # by the one at the right of two arms.
    UNIX> chomp --play 2x3 < /dev/null | sed '/Who/d;/move/d' | chomp -; printf '#\n# bars\n\n5,4,0\n#\n\n#\nX # #\n4x5\n#\n' | chomp -
    WIN: 2^2,1  eat row 2, column 3
    LOSS
    WIN: 2,1,0  eat row 1, column 3
    WIN: 4^2,2^3  eat row 3, column 3

# 506 Drawings that are none, each with the reason.
    UNIX> printf '. .\n5 4 3\n' | chomp -; chomp $'# #\nX'; chomp $'# . #\nX # #'; chomp $'# #\nX #\nX #'; chomp $'# #\n# #'; echo LOSS | chomp -; printf '4x5\n. .\n' | chomp -
    WIN: 2,1  eat row 2, column 2
    2> chomp: <stdin>:1: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: no poison is marked: taken to be at the bottom left
    2> chomp: <stdin>:1: column 1 is 'l', expected a digit from 1 to 9
    2> chomp: <stdin>:2: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    exit 2

# 508 The size of a census in every way in which sizes are typed.
    UNIX> for s in 2x3 2×3 '2 x 3' '2 3' 3x2 2,3 '2*3'; do chomp --census "$s"; done | sort | uniq -c | sed 's/^ *//'; chomp --census 2 3 | tail -n 1
    7 1x1: LOSS
    7 1x2: 1,2
    7 1x3: 1,2
    7 2x2: 2,2
    7 2x3: 2,3
    2x3: 2,3

# 570 Wikipedia's drawing, 5 5 3 2 with the poison at the top left, on standard input, in a file and as one line; the state is 4,4,3,2,2, and the answer that of the map (33322), so is the square: the fourth in the first column. The drawing turned into each corner, marked by X, by another letter or not at all, is the same board.
    UNIX> printf 'X####\n#####\n###\n##\n' > bar; chomp --method map 44322; chomp - < bar; chomp bar; chomp X####/#####/###/##
    > rev() { awk '{ line = ""; for (i = length; i > 0; i--) line = line substr($0, i, 1); print line }'; }
    > for mark in X P 'P#' '#'; do for turn in cat tac rev 'tac | rev'; do tr X# "$mark#" < bar | sed 's/$/   /;s/^\(.....\).*/\1/' | eval "$turn" | tr -d '\r' > turned; chomp turned; done; done 2> remarks | uniq -c | sed 's/^ *//'; sort remarks | uniq -c | sed 's/^ *//'
    WIN: 33322
    WIN: 3^3,2^2  eat row 4, column 1
    WIN: 3^3,2^2  eat row 4, column 1
    WIN: 3^3,2^2  eat row 4, column 1
    16 WIN: 3^3,2^2  eat row 4, column 1
    1 chomp: turned:1: no poison is marked: taken to be at the bottom left
    1 chomp: turned:1: no poison is marked: taken to be at the bottom right
    1 chomp: turned:1: no poison is marked: taken to be at the top left
    1 chomp: turned:1: no poison is marked: taken to be at the top right
    3 chomp: turned:1: the poison is at the bottom right: rows and columns count from there
    3 chomp: turned:1: the poison is at the top left: rows and columns count from there
    3 chomp: turned:1: the poison is at the top right: rows and columns count from there
    2> chomp: <stdin>:1: the poison is at the top left: rows and columns count from there
    2> chomp: bar:1: the poison is at the top left: rows and columns count from there
    2> chomp: the poison is at the top left: rows and columns count from there

# 571 The squares as cells of a table, with tabs, commas, semicolons and bars, with blanks between them, with other signs; right-aligned and upside down. 2x3 without a square is won by the square that makes arms of two.
    UNIX> for s in 'X\t#\t#\n#\t#\t' 'X,#,#\n#,#,' 'X;#;#\n#;#;' '| X | # | # |\n|---|---|---|\n| # | # |   |' '"X","#","#"\n"#","#",""' 'X # #\n# #' 'P O O\nO O' '■■■\n■■' ',#,#\n#,#,X' '#\t#\tX\n\t#\t#'; do printf "$s\n" | chomp -; done
    LOSS
    LOSS
    LOSS
    LOSS
    LOSS
    LOSS
    LOSS
    LOSS
    LOSS
    LOSS
    2> chomp: <stdin>:1: the poison is at the top left: rows and columns count from there
    2> chomp: <stdin>:1: cells separated by ',' found; the poison is at the top left: rows and columns count from there
    2> chomp: <stdin>:1: cells separated by ';' found; the poison is at the top left: rows and columns count from there
    2> chomp: <stdin>:1: cells separated by '|' found; the poison is at the top left: rows and columns count from there
    2> chomp: <stdin>:1: cells separated by ',' found; the poison is at the top left: rows and columns count from there
    2> chomp: <stdin>:1: the poison is at the top left: rows and columns count from there
    2> chomp: <stdin>:1: the poison is at the top left: rows and columns count from there
    2> chomp: <stdin>:1: no poison is marked: taken to be at the top left
    2> chomp: <stdin>:1: cells separated by ',' found; the poison is at the bottom right: rows and columns count from there
    2> chomp: <stdin>:1: the poison is at the top right: rows and columns count from there

# 572 What is no board is said, and nothing is dropped: the poison in the middle or twice, three signs, numbers within, all eaten, something behind a drawing.
    UNIX> for s in '#X#\n###' 'X##\n##X' 'X##\n#o#' '##\n#\n##' '#.#\n###' '5442#' 'X3#\n###' '..\n..' 'X##\nword' 'X##\n-5'; do printf "$s\n" | chomp -; done
    2> chomp: <stdin>:1: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: <stdin>:1: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: <stdin>:1: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: <stdin>:1: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: <stdin>:1: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: <stdin>:1: column 5 is '#', expected a digit from 0 to 2, no higher than the column before
    2> chomp: <stdin>:1: 'X3#' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: <stdin>:1: the drawing is no board, expected the poison in a corner, one sign for all other squares, and rows that only get shorter from there
    2> chomp: <stdin>:2: column 1 is 'w', expected a digit from 1 to 9
    2> chomp: <stdin>:2: column 1 is '-', expected a digit from 1 to 9
    exit 2

# 573 A file as the operand, as in all programs: a name that begins with a letter, and what is no state and exists; a state stays a state. Digits are the exercise's, 33 is won by the square at the far corner (case 012).
    UNIX> echo 22 > 33; echo 11 > 2026.txt; mkdir -p folder; cp 33 folder/a; chomp 33; chomp ./33; chomp 2026.txt; chomp folder/a; chomp --json folder/a; chomp none.txt; chomp folder; chomp http://x.org/a
    WIN: 32
    WIN: 21
    WIN: 10
    WIN: 21
    {"state": "22", "rows": 2, "cols": 2, "result": "WIN", "moves": [{"row": 2, "col": 2, "after": "21"}], "states": "6", "losses": "2"}
    2> chomp: none.txt: no such file or directory
    2> chomp: folder: is a directory, expected a file; for all in it: for f in folder/*; do chomp "$f"; done
    2> chomp: http://x.org/a: a web address found, expected a file: curl -s http://x.org/a | chomp -
    exit 2

# 574 Comments, titles and drawings in one file. One row of # alone is a comment, more are a drawing.
    UNIX> printf '# two\n####\n\n##\n##\n\n#\n\nLOSS\nX #\n#\nWIN: 21\n# .\nX #\n# end\n' | chomp -
    WIN: 2,1  eat row 2, column 2
    LOSS
    LOSS
    2> chomp: <stdin>:4: no poison is marked: taken to be at the bottom left
    2> chomp: <stdin>:10: the poison is at the top left: rows and columns count from there

# 179 A folder is no state, unless its name is all digits
    UNIX> mkdir 21 bars; chomp 21; chomp ./bars
    2> chomp: ./bars: is a directory, expected a file; for all in it: for f in ./bars/*; do chomp "$f"; done
    LOSS
    exit 2

# 180 In a game on a large bar it is said that moves take long, unless two people play; with --check that a good move leaves a LOSS
    UNIX> for o in '' --two; do echo q | chomp --play 12x40 --memory 16G $o | grep -c '\^C ends a search'; done; echo q | chomp --play 9x14 | grep -c '\^C ends'
    > chomp --check 4421 4411
    2> chomp: unknown option '--check', but a move is good if what it leaves is a LOSS: chomp 4411
    1
    0
    0
    exit 2
