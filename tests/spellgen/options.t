# 131 operands missing; message is ours
    UNIX> spellgen
    2> spellgen: 3 operands expected, rows cols ndiff; 0 found
    exit 2

# 132 an operand missing; message is ours
    UNIX> spellgen --seed 1 3 4
    2> spellgen: 3 operands expected, rows cols ndiff; 2 found
    exit 2

# 133 one operand too many; message is ours
    UNIX> spellgen 3 4 5 6
    2> spellgen: 3 operands expected, rows cols ndiff; 4 found
    exit 2

# 134 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 0 4 5
    2> spellgen: rows is '0', expected a whole number from 1 to 2147483647
    exit 2

# 135 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3x 4 5
    2> spellgen: rows is '3x', expected a whole number from 1 to 2147483647
    exit 2

# 136 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3 0 5
    2> spellgen: cols is '0', expected a whole number from 1 to 2147483647
    exit 2

# 137 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3 ' 4' 5
    2> spellgen: cols is ' 4', expected a whole number from 1 to 2147483647
    exit 2

# 138 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3 '' 5
    2> spellgen: cols is '', expected a whole number from 1 to 2147483647
    exit 2

# 139 a number that is out of its range or none; the range is in the message
    UNIX> spellgen 3 99999999999999999999 5
    2> spellgen: cols is '99999999999999999999', expected a whole number from 1 to 2147483647
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

# 148 a number that is out of its range or none; the range is in the message
    UNIX> spellgen --seed 1e3 3 4 5
    2> spellgen: --seed is '1e3', expected a whole number from 0 to 4294967295
    exit 2

# 149 an option without its value; message is ours
    UNIX> spellgen 3 4 5 --seed
    2> spellgen: --seed needs a value
    exit 2

# 150 an unknown option; message is ours
    UNIX> spellgen --svg 3 4 5
    2> spellgen: unknown option '--svg', see --help
    exit 2

# 151 a number that is out of its range or none; the range is in the message
    UNIX> spellgen -3 4 5
    2> spellgen: rows is '-3', expected a whole number from 1 to 2147483647
    exit 2

# 161 the first line of the help; ours
    UNIX> spellgen --help | sed -n 1p
    usage: spellgen [--seed N] rows cols ndiff

# 162 --help wins over bad operands; ours
    UNIX> spellgen 1 2 3 4 --help | sed -n 1p
    usage: spellgen [--seed N] rows cols ndiff

# 163 the form of --version; ours
    UNIX> spellgen --version | grep -cEx 'spellgen ([0-9]+\.[0-9]+\.[0-9]+|unversioned)'
    1

# 170 a number that is out of its range or none; the range is in the message
    UNIX> spellgen --seed -0 3 4 5
    2> spellgen: --seed is '-0', expected a whole number from 0 to 4294967295
    exit 2
