# 176 s of 0: a die without faces; the range is in the message
    UNIX> dond 0 3 -1
    2> dond: s is '0', expected a whole number from 1 to 1000000000000000000
    exit 2

# 177 s of -1 is no option; the range is in the message
    UNIX> dond -1 3 -1
    2> dond: s is '-1', expected a whole number from 1 to 1000000000000000000
    exit 2

# 178 s one above its largest value; the range is in the message
    UNIX> dond 1000000000000000001 3 -1
    2> dond: s is '1000000000000000001', expected a whole number from 1 to 1000000000000000000
    exit 2

# 180 s of 3x is not read as 3; the range is in the message
    UNIX> dond 3x 3 -1
    2> dond: s is '3x', expected a whole number from 1 to 1000000000000000000
    exit 2

# 183 a blank behind s is not dropped; the range is in the message
    UNIX> dond '3 ' 3 -1
    2> dond: s is '3 ', expected a whole number from 1 to 1000000000000000000
    exit 2

# 185 an empty s is not read as 0; the range is in the message
    UNIX> dond '' 3 -1
    2> dond: s is '', expected a whole number from 1 to 1000000000000000000
    exit 2

# 187 s of 1e3 is not read as 1 or 1000; the range is in the message
    UNIX> dond 1e3 3 -1
    2> dond: s is '1e3', expected a whole number from 1 to 1000000000000000000
    exit 2

# 191 t of -1: fewer rolls than none; the range is in the message
    UNIX> dond 6 -1 -1
    2> dond: t is '-1', expected a whole number from 0 to 1000000000000000000
    exit 2

# 192 t one above its largest value; the range is in the message
    UNIX> dond 6 1000000000000000001 -1
    2> dond: t is '1000000000000000001', expected a whole number from 0 to 1000000000000000000
    exit 2

# 194 t of 3x is not read as 3; the range is in the message
    UNIX> dond 6 3x -1
    2> dond: t is '3x', expected a whole number from 0 to 1000000000000000000
    exit 2

# 197 last-roll s is one beyond the last face; the range is in the message
    UNIX> dond 6 3 6
    2> dond: last-roll (faces count from 0) is '6', expected a whole number from -1 to 5
    exit 2

# 198 last-roll -2 is below -1, the sign of no roll; the range is in the message
    UNIX> dond 6 3 -2
    2> dond: last-roll (faces count from 0) is '-2', expected a whole number from -1 to 5
    exit 2

# 199 last-roll -0 is no number as one writes it; the range is in the message
    UNIX> dond 6 3 -0
    2> dond: last-roll (faces count from 0) is '-0', expected a whole number from -1 to 5
    exit 2

# 200 last-roll -01 is not -1; the range is in the message
    UNIX> dond 6 3 -01
    2> dond: last-roll (faces count from 0) is '-01', expected a whole number from -1 to 5
    exit 2

# 207 a die of one face has no face 1; the range is in the message
    UNIX> dond 1 1 1
    2> dond: last-roll (faces count from 0) is '1', expected a whole number from -1 to 0
    exit 2

# 208 the largest die has no face s; the range in the message is right to the last digit
    UNIX> dond 1000000000000000000 1 1000000000000000000
    2> dond: last-roll (faces count from 0) is '1000000000000000000', expected a whole number from -1 to 999999999999999999
    exit 2

# 209 of several bad operands the first is named; message is ours
    UNIX> dond x y z
    2> dond: s is 'x', expected a whole number from 1 to 1000000000000000000
    exit 2

# 210 a t of -1 with --table is refused as without; message is ours
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

# 165 A die may be typed as d6, a power of ten as such; a table has commas for a spreadsheet. By the table of 165, 186 and by hand.
    UNIX> dond d6 3 -1; dond 10^1 0; dond --table --csv d2 1; dond --csv 6 3
    0.314815
    1
    1,1
    0,1
    2> dond: last-roll is missing, taken as -1: nothing rolled yet
    2> dond: --csv found, expected --table with it
    exit 2
