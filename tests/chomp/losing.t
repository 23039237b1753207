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

# 522 What does not go together.
    UNIX> chomp --losing 3x3 --json; chomp --losing 3x3 --census 3x3; chomp --losing 3x3 --method map; chomp --losing 3x3 --all; chomp --losing 22
    2> chomp: --losing and --json found, expected one of them
    2> chomp: --losing and --census found, expected one of them
    2> chomp: --losing and --method found, expected one of them
    2> chomp: --losing and --all found, expected one of them
    2> chomp: '22' found, expected rows x columns such as 4x7, each from 1 to 1000000
    exit 2
