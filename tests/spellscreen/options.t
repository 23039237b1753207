# 187 a second file is refused, not ignored; message is ours
    UNIX> touch a b; spellscreen a b
    2> spellscreen: 2 operands found, expected at most one file: the rows of a grid and, behind the word PATH, a path; one by one: for f in a b; do spellscreen "$f"; done
    exit 2
