# 520 The losing positions of a bar, which papers call P-positions: those with at most 3 rows and 8 columns are the known list of case 149; of a tall bar they are the mirror images.
    UNIX> chomp --losing 3x8 | paste -sd' '; chomp --losing 8x3 | paste -sd' '; chomp --losing 8 3 | wc -l
    1 21 32 221 311 2221 3311 22221 33211 33322 222221 332211 333111 2222221 3322211 3332111 3333222 22222221 33222211 33331111
    1 21 32 43 54 65 76 87 221 311 422 532 553 633 642 743 752 774 844 862
    20

# 521 How many there are in n x n, n = 1 to 9, as several independent programs have counted (case 150), and each is a LOSS by the map.
    UNIX> for n in {1..9}; do chomp --losing ${n}x$n | wc -l; done | paste -sd' '; chomp --losing 6x6 | chomp --method map - | sort | uniq -c | sed 's/^ *//'; chomp --losing 1x5; chomp --losing 11x2 | tail -n 1
    1 2 5 10 23 48 129 322 867
    48 LOSS
    1
    11,10

# 522 As JSON, 3x3's as case 149 has them, in 20 states; and what does not go together.
    UNIX> chomp --losing 3x3 --json; chomp --losing 3x3 --census 3x3; chomp --losing 3x3 --last wins; chomp --losing 3x3 --all; chomp --losing 22
    {"rows": 3, "cols": 3, "complete": true, "losing": ["1", "21", "32", "221", "311"], "states": "20", "losses": "5"}
    2> chomp: --losing and --census found, expected one of them
    2> chomp: --losing and --last found, expected one of them
    2> chomp: --losing and --all found, expected one of them
    2> chomp: '22' found, expected rows x columns such as 4x7, each from 1 to 1000000
    exit 2

# 523 Whoever eats the last square wins: all states of boards of up to 5 columns and 6 rows (6 and 5 at night, 547) by both methods, against a brute force; the first player eats all.
    UNIX> chomp_brute 5 6 wins; for s in 4x5 74332 1x7 9x1; do chomp --last wins --all $s; done
    786 boards, 0 LOSS, 786 winning moves: all agree
    WIN: 0^5  eat row 1, column 1
    WIN: 00000
    WIN: 0^7  eat row 1, column 1
    WIN: 0  eat row 1, column 1

# 524 A game in which the last square wins: whoever begins eats all; a word for the rule, for both results and for a rule that does not exist.
    UNIX> printf '%s\n' hint '1 1' n | chomp --last wins --play 3x4 | grep -e Who -e Eat -e win!; printf '2 2\nn\n' | chomp --last wins --play 2x2 | grep -e 'computer eats' -e win!
    > chomp --last wins --play --first computer 3x4 < /dev/null | grep -e 'computer eats' -e 'computer wins'; chomp --last takes 33
    Whoever eats the last square, X, wins. ? is for help.
    Eat row 1, column 1, to win.
    All is eaten: you win!
    The computer eats row 1, column 1.
    The computer eats row 1, column 1.
    All is eaten: the computer wins!
    2> chomp: --last is 'takes', expected loses or wins
    exit 2
