# 131 operands missing; message is ours
    UNIX> spellgen
    2> spellgen: 0 operands found, expected rows cols ndiff such as 6 6 4
    exit 2

# 132 an operand missing; message is ours
    UNIX> spellgen --seed 1 3 4
    2> spellgen: ndiff, how many letters there are, is missing, expected rows cols ndiff such as 6 6 4
    exit 2

# 133 one operand too many; message is ours
    UNIX> spellgen 3 4 5 6
    2> spellgen: 4 operands found, expected rows cols ndiff such as 6 6 4
    exit 2

# 134 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 0 4 5
    2> spellgen: rows is '0', expected a whole number from 1 to 2147483647
    exit 2

# 136 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3 0 5
    2> spellgen: cols is '0', expected a whole number from 1 to 2147483647
    exit 2

# 140 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 2147483648 1 5
    2> spellgen: rows is '2147483648', expected a whole number from 1 to 2147483647
    exit 2

# 141 more cells than 2^31 - 1; message is ours
    UNIX> spellgen 46341 46341 5
    2> spellgen: rows x cols is 2147488281, expected 2147483647 at most
    exit 2

# 142 a product far beyond; message is ours
    UNIX> spellgen 2147483647 2147483647 5
    2> spellgen: rows x cols is 4611686014132420609, expected 2147483647 at most
    exit 2

# 143 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3 4 1
    2> spellgen: ndiff is '1', expected a whole number from 2 to 26
    exit 2

# 144 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3 4 27
    2> spellgen: ndiff is '27', expected a whole number from 2 to 26
    exit 2

# 145 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3 4 five
    2> spellgen: ndiff is 'five', expected a whole number from 2 to 26
    exit 2

# 146 a number that is out of its range or none; the range is in the message
    UNIX> spellgen --seed 4294967296 3 4 5
    2> spellgen: --seed is '4294967296', expected a whole number from 0 to 4294967295
    exit 2

# 147 a number that is out of its range or none; the range is in the message
    UNIX> spellgen --seed -1 3 4 5
    2> spellgen: --seed is '-1', expected a whole number from 0 to 4294967295
    exit 2

# 148 a size in every usual form; the board is that of 3 4 5, the lab's form
    UNIX> spellgen --seed 7 3 4 5 > lab
    > for size in 3x4 3X4 3×4 '3 x 4' '3, 4' '3*4'; do spellgen --seed 7 "$size" 5 | cmp - lab || echo "$size"; done; spellgen --seed 7 3 x 4 5 | cmp - lab
