# 500 A bar in every usual notation: the answer is that of case 501's heights, 4,4,4,4,4, by the map.
    UNIX> for s in 4x5 4X5 4×5 '4*5' '4 x 5' ' 4 × 5 ' 4^5 4,4,4,4,4 $'4\xc2\xa0x\xc2\xa05'; do chomp "$s"; done | uniq -c | sed 's/^ *//'; chomp 4 x 5; chomp 4 × 5
    9 WIN: 4^2,2^3  eat row 3, column 3
    WIN: 4^2,2^3  eat row 3, column 3
    WIN: 4^2,2^3  eat row 3, column 3

# 501 Heights as people and papers write them, as one word or several; 5,4,0 is a LOSS and 4,4,2,2,2 too, by the map.
    UNIX> for s in 5,4,3 '5 4 3' '[5,4,3]' '(5,4,3)' '{5, 4, 3}' '[ 5 , 4 ,3 ]' 5/4/3 '5;4;3' '5 + 4 + 3' '[5 4 3]' 5-4-3 5–4–3 '[5,4,3'; do chomp "$s"; done | uniq -c | sed 's/^ *//'; chomp 5 4 3
    > chomp '10^2 4^3'; chomp --method map 44222; chomp --method map 540
    13 WIN: 5,4,0  eat row 1, column 3
    WIN: 5,4,0  eat row 1, column 3
    WIN: 10,3^4  eat row 4, column 2
    LOSS
    LOSS

# 502 Heights that increase are turned round, and standard error says so; on standard input with the line. Digits stay the exercise's.
    UNIX> chomp 3,4,5; chomp '[3 4 5]'; printf '5,4,3\n3 4 5\n' | chomp -; chomp 345
    WIN: 5,4,0  eat row 1, column 3
    WIN: 5,4,0  eat row 1, column 3
    WIN: 5,4,0  eat row 1, column 3
    WIN: 5,4,0  eat row 1, column 3
    2> chomp: '3,4,5' increases: turned round, to 5,4,3
    2> chomp: '[3 4 5]' increases: turned round, to 5,4,3
    2> chomp: <stdin>:2: '3 4 5' increases: turned round, to 5,4,3
    2> chomp: column 2 is '4', expected a digit from 0 to 3, no higher than the column before
    exit 2

# 503 Two numbers with a blank between are a size or two columns: the message names both. What goes up and down is no board.
    UNIX> chomp 3 2; chomp '3 2'; chomp 3,5,4; chomp '5,4,'; chomp '4 by 5'
    2> chomp: '3 2' found, expected 3x2 for rows x columns, or 3,2 for two columns
    2> chomp: '3 2' found, expected 3x2 for rows x columns, or 3,2 for two columns
    2> chomp: column 2 is '5', expected a height, or a run such as 10^3, from 0 to 3, no higher than the column before
    2> chomp: column 3 is missing, expected a height, or a run such as 10^3, from 0 to 4, no higher than the column before
    2> chomp: column 2 is 'by', expected a height, or a run such as 10^3, from 0 to 4, no higher than the column before
    exit 2

# 504 What --draw prints is read: what is left after a winning move is a LOSS, dots being eaten squares; the answer above a drawing is its title.
    UNIX> for s in 5442 33211 '--all 74422' 4x5 1 5 2x45; do chomp --draw $s | chomp -; done | uniq -c | sed 's/^ *//'
    > chomp --draw 4x5 | sed 1d > drawing; chomp "$(< drawing)"; chomp 'X # #'; chomp X; for s in 4x5 3x7 12,12; do chomp $s | chomp -; done
    10 LOSS
    LOSS
    WIN: 1,0^2  eat row 1, column 2
    LOSS
    LOSS
    LOSS
    LOSS

# 505 A drawing as --play prints it, with numbers; a drawing between comments, boards and empty lines. 2x3 is won by its last square (case 302), # over X # by the one at the right of two arms.
    UNIX> chomp --play 2x3 < /dev/null | sed '1,2d;/move/d' | chomp -; printf '#\n# bars\n\n5,4,0\n#\n\n#\nX # #\n4x5\n#\n' | chomp -
    WIN: 2^2,1  eat row 2, column 3
    LOSS
    WIN: 2,1,0  eat row 1, column 3
    WIN: 4^2,2^3  eat row 3, column 3

# 506 Drawings that are none, each with the reason.
    UNIX> printf '. .\n5 4 3\n' | chomp -; chomp $'# #\nX'; chomp $'# . #\nX # #'; chomp $'# #\nX #\nX #'; chomp $'# #\n# #'; echo LOSS | chomp -; printf '4x5\n. .\n' | chomp -
    2> chomp: <stdin>:1: row 1 of the drawing is '..', expected squares, #, no fewer than above, then eaten ones, and X at the left of the last row
    2> chomp: row 2 of the drawing is 'X', expected squares, #, no fewer than above, then eaten ones, and X at the left of the last row
    2> chomp: row 1 of the drawing is '#.#', expected squares, #, no fewer than above, then eaten ones, and X at the left of the last row
    2> chomp: row 2 of the drawing is 'X#', expected squares, #, no fewer than above, then eaten ones, and X at the left of the last row
    2> chomp: row 2 of the drawing is '##', expected squares, #, no fewer than above, then eaten ones, and X at the left of the last row
    2> chomp: <stdin>:1: column 1 is 'L', expected a digit from 1 to 9
    2> chomp: <stdin>:2: row 1 of the drawing is '..', expected squares, #, no fewer than above, then eaten ones, and X at the left of the last row
    exit 2

# 507 The prompt for a board reads all of these: each game begins on a board that the map solves; 4 7 is asked again.
    UNIX> for s in 4×5 '5 4 3' '[5,4,3]' $'# #\nX # #' 3,4,5 '4 7'; do printf '%s\nhint\nq\n' "$s" | chomp --play | grep -e Eat -e 'No move' -e turned -e found; done
    Eat row 3, column 3, to win.
    Eat row 1, column 3, to win.
    Eat row 1, column 3, to win.
    No move wins: the computer has an answer to each.
    '3,4,5' increases: turned round, to 5,4,3.
    Eat row 1, column 3, to win.
    That is no board: '4 7' found, expected 4x7 for rows x columns, or 4,7 for two columns.

# 508 The size of a census in every way in which sizes are typed.
    UNIX> for s in 2x3 2×3 '2 x 3' '2 3' 3x2 2,3 '2*3'; do chomp --census "$s"; done | sort | uniq -c | sed 's/^ *//'; chomp --census 2 3 | tail -n 1
    7 1x1: LOSS
    7 1x2: 1,2
    7 1x3: 1,2
    7 2x2: 2,2
    7 2x3: 2,3
    2x3: 2,3
