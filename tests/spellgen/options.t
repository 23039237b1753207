# 131 without operands the message shows what they are; message is ours
    UNIX> spellgen
    2> spellgen: 0 operands found, expected rows cols ndiff such as 6 6 4
    exit 2

# 132 without the third operand the message names it; message is ours
    UNIX> spellgen --seed 1 3 4
    2> spellgen: ndiff, how many letters there are, is missing, expected rows cols ndiff such as 6 6 4
    exit 2

# 133 a fourth operand is refused, not ignored; message is ours
    UNIX> spellgen 3 4 5 6
    2> spellgen: 4 operands found, expected rows cols ndiff such as 6 6 4
    exit 2

# 134 rows of 0 are refused; the range is in the message
    UNIX> spellgen 0 4 5
    2> spellgen: rows is '0', expected a whole number from 1 to 2147483647
    exit 2

# 136 cols of 0 are refused; the range is in the message
    UNIX> spellgen 3 0 5
    2> spellgen: cols is '0', expected a whole number from 1 to 2147483647
    exit 2

# 140 rows of 2^31 are refused, not wrapped around; the range is in the message
    UNIX> spellgen 2147483648 1 5
    2> spellgen: rows is '2147483648', expected a whole number from 1 to 2147483647
    exit 2

# 141 more cells than 2^31 - 1; message is ours
    UNIX> spellgen 46341 46341 5
    2> spellgen: rows x cols is 2147488281, expected at most 2147483647
    exit 2

# 142 rows x cols beyond 2^31 - 1 by far: the product is exact in the message; message is ours
    UNIX> spellgen 2147483647 2147483647 5
    2> spellgen: rows x cols is 4611686014132420609, expected at most 2147483647
    exit 2

# 143 one letter makes no board with a path; the range is in the message
    UNIX> spellgen 3 4 1
    2> spellgen: ndiff is '1', expected a whole number from 2 to 26
    exit 2

# 144 a 27th letter is refused; the range is in the message
    UNIX> spellgen 3 4 27
    2> spellgen: ndiff is '27', expected a whole number from 2 to 26
    exit 2

# 145 a word for a number is refused; the range is in the message
    UNIX> spellgen 3 4 five
    2> spellgen: ndiff is 'five', expected a whole number from 2 to 26
    exit 2

# 146 a seed of 2^32 is refused, since the lab's generator takes 32 bits; the range is in the message
    UNIX> spellgen --seed 4294967296 3 4 5
    2> spellgen: --seed is '4294967296', expected a whole number from 0 to 4294967295
    exit 2

# 147 a seed of -1 is refused, not taken for an option; the range is in the message
    UNIX> spellgen --seed -1 3 4 5
    2> spellgen: --seed is '-1', expected a whole number from 0 to 4294967295
    exit 2

# 148 a size in every usual form; the board is that of 3 4 5, the lab's form
    UNIX> spellgen --seed 7 3 4 5 > lab
    > for size in 3x4 3X4 3×4 '3 x 4' '3, 4' '3*4'; do spellgen --seed 7 "$size" 5 | cmp - lab || echo "$size"; done; spellgen --seed 7 3 x 4 5 | cmp - lab

# 121 an operand too many that is called as an option is, but for its dashes: what is meant is said
    UNIX> spellgen 6 6 4 seed
    2> spellgen: 'seed' found, did you mean --seed?
    exit 2
