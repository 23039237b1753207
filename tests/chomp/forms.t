# 400 A board as rows x columns, as heights with commas and runs, with blanks and capitals that people type. Two equal arms are a LOSS, an unequal one is made equal; n x n has the one winning move next to the poison on the diagonal (cases 035 and 301).
    UNIX> chomp 12x12; chomp 12,1^11; chomp 12,1^12; chomp ' 12 X 12 '; chomp '12, 1^11'; chomp 12x1; chomp 1x12; chomp 1x1; chomp 12x2
    WIN: 12,1^11  eat row 2, column 2
    LOSS
    WIN: 12,1^11,0  eat row 1, column 13
    WIN: 12,1^11  eat row 2, column 2
    LOSS
    WIN: 1  eat row 2, column 1
    WIN: 1,0^11  eat row 1, column 2
    LOSS
    WIN: 12,11  eat row 12, column 2

# 401 Digits alone are heights, as the exercise has them, and are answered so; 10 is a column of one and an empty one. With commas, and for one column of twelve, the answer's form is the list. 12 would be columns that increase.
    UNIX> chomp 10; chomp 3,3,0; chomp 330; chomp --json 12x1; chomp 12
    LOSS
    WIN: 3,2,0  eat row 3, column 2
    WIN: 320
    {"state": "12x1", "rows": 12, "cols": 1, "result": "WIN", "moves": [{"row": 2, "col": 1, "after": "1"}], "states": "13", "losses": "1"}
    2> chomp: column 2 is '2', expected a digit from 0 to 1, no higher than the column before
    exit 2

# 402 Every form that is printed is read, answers included: what is left of a WIN is a LOSS. By both methods; a tall board is the mirror image of a wide one, with one winning move in each row and column at most.
    UNIX> printf '%s\n' 74332 10x12 12x10 15,14,3^4 20^3,7,0 | chomp - | tee answers
    > for m in map sieve; do chomp --method $m - < answers | sort | uniq -c | sed 's/^ *//'; done
    WIN: 64332
    WIN: 10^4,1^8  eat row 2, column 5
    WIN: 12,4^9  eat row 5, column 2
    WIN: 8^2,3^4  eat row 9, column 1
    WIN: 9^3,7,0  eat row 10, column 1
    5 LOSS
    5 LOSS

# 403 Boards on standard input: a line each, empty lines and those with # left out; an answer a line, with --all the states on one line; --json gives a line each. Counts are added up.
    UNIX> printf '# bars\n6x13\n\n8x10\r\n9x10\n5,4^2,2\n' > bars; chomp --all - < bars; chomp --json --stats - < bars 2>&1 | grep -e '"5,' -e losses:
    > for s in 6x13 8x10 9x10 5,4^2,2; do chomp --stats $s 2>&1 | grep losses; done | awk '{ sum += $2 } END { print sum }'
    WIN: 6^8,4^5 6^11,3^2
    WIN: 8^5,4^5 8^8,3^2
    WIN: 9^4,8^6 9^7,6^3
    WIN: 5,3^2,2 5,4,0^2
    {"state": "5,4^2,2", "rows": 5, "cols": 4, "result": "WIN", "moves": [{"row": 4, "col": 2, "after": "5,3^2,2"}], "states": "96", "losses": "14"}
    losses: 3648
    3648

# 404 What is no board: the line says what was found and what was expected.
    UNIX> for s in '4 3' 3x x3 3x0 1000001x2 2x1000001 3,4 0,0 3,,2 3,x 3^0 4^1000001 3^999999,2,1,1 3-; do chomp "$s"; done
    LOSS
    2> chomp: '4 3' found, expected 4x3 for rows x columns, or 4,3 for two columns
    2> chomp: '3x' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: x3: no such file or directory
    2> chomp: '3x0' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: '1000001x2' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: '2x1000001' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: column 2 is '4', expected a height, or a run such as 10^3, from 0 to 3, no higher than the column before
    2> chomp: column 1 is '0', expected a height, or a run such as 10^3, from 1 to 1000000
    2> chomp: '3,x' found, expected rows x columns such as 4x7, each from 1 to 1000000
    2> chomp: column 1 is '3^0', expected a height, or a run such as 10^3, from 1 to 1000000
    2> chomp: column 1 is '4^1000001', expected a height, or a run such as 10^3, from 1 to 1000000
    2> chomp: the board has more than 1000000 columns
    2> chomp: column 2 is '-', expected a digit from 0 to 3, no higher than the column before
    exit 2

# 405 On standard input the error has the line, and nothing is answered. A file without a state is an error, too.
    UNIX> printf '33\n34\n' | chomp -; printf '33\n9x1000\n' | chomp --memory 1M -; chomp - < /dev/null; printf '# nothing\n\n#\n\n####\n' | chomp -
    2> chomp: <stdin>:2: column 2 is '4', expected a digit from 0 to 3, no higher than the column before
    2> chomp: <stdin>:2: the board has 2^63 states or more, expected less; 12x12 would do
    2> chomp: <stdin>:1: no state found, expected one such as 74332
    2> chomp: <stdin>:5: no state found, expected one such as 74332
    exit 2

# 406 Limits are of memory, and the message says how much it would take: set 1 of 3 x 300000 has a bit for each length of row 2 and of row 0, 2.25 times 10^10 bits at most, 2.7 G in pieces of 4 KB of which one is not full. The map's own limits: a state in 63 bits, so that 16 rows of 16 are too many. More rows and columns than 1000 each are too many for the sieve.
    UNIX> chomp --memory 1G 3x300000 2>&1 | sed 's/needs 3[0-9][0-9][0-9]M/needs 3...M/'; chomp --method map --memory 8G 16x16; chomp --method map --memory 1M 60x3; chomp 1001,1^1000; chomp 1000000x1000000
    chomp: the board needs 3...M of memory, expected at most 1024M (--memory); 15x15 would do
    2> chomp: a state of the board takes 80 bits, expected at most 63 for the map; 15x15 would do
    2> chomp: the board needs 1086K of memory, expected at most 1024K (--memory); 8x8 would do
    2> chomp: the board has more than 1000 rows and as many columns; 15x15 would do
    2> chomp: the board has 2^63 states or more, expected less; 15x15 would do
    exit 2

# 407 60x3 by both methods, and its mirror image; a row of 10,000 columns; a tall one.
    UNIX> for m in map sieve; do chomp --all --method $m 60x3; chomp --all --method $m 3x60; chomp --method $m 1x10000; chomp --method $m 10000x1; done
    WIN: 60,35^2  eat row 36, column 2
    WIN: 3^35,1^25  eat row 2, column 36
    WIN: 1,0^9999  eat row 1, column 2
    WIN: 1  eat row 2, column 1
    WIN: 60,35^2  eat row 36, column 2
    WIN: 3^35,1^25  eat row 2, column 36
    WIN: 1,0^9999  eat row 1, column 2
    WIN: 1  eat row 2, column 1

# 408 Tall boards are drawn so that they fit 78 columns: without blanks where these are too many (40x5: the widest line is the answer).
    UNIX> chomp --draw 12x3; chomp --draw 1x45; for s in 40x5 40,1^20 50,1^20 20,1^30; do chomp --draw $s | awk '{ if (length > w) w = length } END { print NR - 1, w }'; done
    WIN: 12^2,8  eat row 9, column 3
    # # .
    # # .
    # # .
    # # .
    # # #
    # # #
    # # #
    # # #
    # # #
    # # #
    # # #
    X # #
    WIN: 1,0^44  eat row 1, column 2
    X............................................
    40 36
    40 41
    50 41
    20 61

# 409 A picture fits the part of a page of A4 or letter that printers print, 190 x 259 mm, with squares of 8 mm at most.
    UNIX> for s in 60x3 9x30 3x60 40,1^39; do chomp --svg $s | sed -n 1p | grep -o 'width="[0-9.]*mm" height="[0-9.]*mm"' | tr -d 'a-z="' | awk '{ print ($1 <= 190 && $2 <= 259) ? "fits" : $0 }'; done
    fits
    fits
    fits
    fits
