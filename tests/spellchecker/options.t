# 135 a second file is refused, not ignored; message is ours
    UNIX> spellchecker data/spell/20x20.txt data/spell/example.txt
    2> spellchecker: 2 operands found, expected at most one file: the rows of a grid and, behind the word PATH, a path; one by one: for f in data/spell/20x20.txt data/spell/example.txt; do spellchecker "$f"; done
    exit 2
