# 114 a word that is no integer, with its line; message is ours
    UNIX> printf 'AB\nPATH\n0 0\n0 x\n' | spellchecker
    2> spellchecker: <stdin>:4: 'x' found, expected a column number
    exit 2

# 115 a row of 3x is not read as 3; message is ours
    UNIX> printf 'AB\nPATH\n3x 0\n' | spellchecker
    2> spellchecker: <stdin>:3: '3x' found, expected a row number
    exit 2

# 116 a column of 0.5 is not read as 0; message is ours
    UNIX> printf 'AB\nPATH\n0 0.5\n' | spellchecker
    2> spellchecker: <stdin>:3: '0.5' found, expected a column number
    exit 2

# 117 a sign without digits is no number; message is ours
    UNIX> printf 'AB\nPATH\n- 0\n' | spellchecker
    2> spellchecker: <stdin>:3: '-' found, expected a row number
    exit 2
