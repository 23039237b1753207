# 111 The easy board has one solution: the exam prints it, and the plain recursion of gogen_slow.h finds no other.
    UNIX> gogen --count data/gogen/easy_board.txt data/gogen/easy_words.txt
    1

# 112 The hard board of data/gogen has 19 solutions, as the plain recursion of gogen_slow.h counts.
    UNIX> gogen --count data/gogen/short_hard_board.txt data/gogen/short_hard_words.txt
    19

# 113 N and R are given and do not touch: no solution.
    UNIX> printf 'NR\n' | gogen --count data/gogen/easy_board.txt -
    0
    exit 1

# 114 Without a pair every way to place 25 letters counts: 25!.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; echo A > words; gogen --count board words
    15511210043330985984000000

# 115 72 pairs of cells touch, either way round, and 23 letters go anywhere: 144 * 23!.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; echo AB > words; gogen --count board words
    3722690410399436636160000

# 116 Two pairs: laid by plain recursion, the other letters anywhere.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' AB CD > words; gogen --count board words
    887756211175623229440000

# 117 A chain of three: laid by plain recursion, the other letters anywhere.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' ABC > words; gogen --count board words
    863232558933202698240000

# 118 A word with letters that come again: laid by plain recursion, the other letters anywhere.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' LEVEL > words; gogen --count board words
    863232558933202698240000

# 119 Three pairs: laid by plain recursion, the other letters anywhere.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' AB CD EF > words; gogen --count board words
    210366224521411166208000

# 120 A ring of four: laid by plain recursion, the other letters anywhere.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' ABCDA > words; gogen --count board words
    62535313218172354560000

# 121 A chain of five: laid by plain recursion, the other letters anywhere.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' TIGER > words; gogen --count board words
    42040546701292339200000

# 122 A tree of six letters: laid by plain recursion, the other letters anywhere.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' OWL OAK OX > words; gogen --count board words
    8935562495631163392000

# 123 Nine givens and three words: laid by plain recursion, the other letters anywhere.
    UNIX> head -n 3 data/gogen/easy_words.txt | gogen --count data/gogen/easy_board.txt -
    64340640

# 124 Nine givens and one word: laid by plain recursion, the other letters anywhere.
    UNIX> head -n 1 data/gogen/easy_words.txt | gogen --count data/gogen/easy_board.txt -
    610248038400

# 125 A given on the centre, which all symmetries keep: laid by plain recursion, the other letters anywhere.
    UNIX> printf '.....\n.....\n..A..\n.....\n.....\n' > board; echo ABC > words; gogen --count board words
    62944040755546030080000

# 126 A full board that is a solution is its only one.
    UNIX> gogen --count data/gogen/easy_solution.txt data/gogen/easy_words.txt
    1

# 127 These empty boards were made to have one solution and its images: eight, as the square has eight symmetries.
    UNIX> top=$(dirname "$(command -v gradeall)")/gogen; head -n 10 "$top/edges0.txt" | while read -r squares words; do echo "$squares" | fold -w 5 > board; tr " " "\n" <<< "$words" > words; gogen --count board words; done
    8
    8
    8
    8
    8
    8
    8
    8
    8
    8

# 370 The expected: each word laid by plain recursion, the sets of cells held against each other, the other letters anywhere.
    UNIX> printf '.....\n%.0s' 1 2 3 4 5 > board; tr ' ' '\n' <<< 'AB CD EF GH' | gogen --count board -
    49531221499014807552000

# 371 All 72 pairs of cells that touch: no way to lay them but the board's eight symmetries.
    UNIX> for ((a = 0; a < 25; ++a)); do for ((b = a + 1; b < 25; ++b)); do ((b / 5 - a / 5 > 1 || (b % 5 - a % 5) ** 2 > 1)) || printf "\\x$(printf %x $((65 + a)))\\x$(printf %x $((65 + b)))\n"; done; done > words
    > printf '.....\n%.0s' 1 2 3 4 5 > board; wc -l < words; gogen --count board words
    72
    8
