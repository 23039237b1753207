# 187 a second file is refused, not ignored; message is ours
    UNIX> spellscreen a b
    2> spellscreen: 2 operands found, expected at most one file: the rows of a grid and, behind the word PATH, a path
    exit 2
