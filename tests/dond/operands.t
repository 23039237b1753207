# 176 s that is out of its range or no whole number; the range is in the message
    UNIX> dond 0 3 -1
    2> dond: s is '0', expected a whole number from 1 to 1000000000000000000
    exit 2

# 177 s that is out of its range or no whole number; the range is in the message
    UNIX> dond -1 3 -1
    2> dond: s is '-1', expected a whole number from 1 to 1000000000000000000
    exit 2

# 178 s that is out of its range or no whole number; the range is in the message
    UNIX> dond 1000000000000000001 3 -1
    2> dond: s is '1000000000000000001', expected a whole number from 1 to 1000000000000000000
    exit 2

# 180 s that is out of its range or no whole number; the range is in the message
    UNIX> dond 3x 3 -1
    2> dond: s is '3x', expected a whole number from 1 to 1000000000000000000
    exit 2

# 183 s that is out of its range or no whole number; the range is in the message
    UNIX> dond '3 ' 3 -1
    2> dond: s is '3 ', expected a whole number from 1 to 1000000000000000000
    exit 2

# 185 s that is out of its range or no whole number; the range is in the message
    UNIX> dond '' 3 -1
    2> dond: s is '', expected a whole number from 1 to 1000000000000000000
    exit 2

# 187 s that is out of its range or no whole number; the range is in the message
    UNIX> dond 1e3 3 -1
    2> dond: s is '1e3', expected a whole number from 1 to 1000000000000000000
    exit 2

# 191 t that is out of its range or no whole number; the range is in the message
    UNIX> dond 6 -1 -1
    2> dond: t is '-1', expected a whole number from 0 to 1000000000000000000
    exit 2

# 192 t that is out of its range or no whole number; the range is in the message
    UNIX> dond 6 1000000000000000001 -1
    2> dond: t is '1000000000000000001', expected a whole number from 0 to 1000000000000000000
    exit 2

# 194 t that is out of its range or no whole number; the range is in the message
    UNIX> dond 6 3x -1
    2> dond: t is '3x', expected a whole number from 0 to 1000000000000000000
    exit 2

# 197 last-roll that is out of its range or no whole number; the range is in the message
    UNIX> dond 6 3 6
    2> dond: last-roll is '6', expected a whole number from -1 to 5
    exit 2

# 198 last-roll that is out of its range or no whole number; the range is in the message
    UNIX> dond 6 3 -2
    2> dond: last-roll is '-2', expected a whole number from -1 to 5
    exit 2

# 199 last-roll that is out of its range or no whole number; the range is in the message
    UNIX> dond 6 3 -0
    2> dond: last-roll is '-0', expected a whole number from -1 to 5
    exit 2

# 200 last-roll that is out of its range or no whole number; the range is in the message
    UNIX> dond 6 3 -01
    2> dond: last-roll is '-01', expected a whole number from -1 to 5
    exit 2

# 207 last-roll that is out of its range or no whole number; the range is in the message
    UNIX> dond 1 1 1
    2> dond: last-roll is '1', expected a whole number from -1 to 0
    exit 2

# 208 last-roll that is out of its range or no whole number; the range is in the message
    UNIX> dond 1000000000000000000 1 1000000000000000000
    2> dond: last-roll is '1000000000000000000', expected a whole number from -1 to 999999999999999999
    exit 2

# 209 of several bad operands the first is named; message is ours
    UNIX> dond x y z
    2> dond: s is 'x', expected a whole number from 1 to 1000000000000000000
    exit 2

# 210 a bad operand of --table; message is ours
    UNIX> dond --table 6 -1
    2> dond: t is '-1', expected a whole number from 0 to 1000000000000000000
    exit 2

# 270 a control character in a message becomes a question mark; the rule for messages
    UNIX> dond $'6\x7f' 1 0
    2> dond: s is '6?', expected a whole number from 1 to 1000000000000000000
    exit 2

# 271 a no-break space looks like a blank, so the message names it; the error convention
    UNIX> dond "$(printf '6\302\240')" 3 -1
    2> dond: s is '6 ' with a no-break space, expected a whole number from 1 to 1000000000000000000
    exit 2
