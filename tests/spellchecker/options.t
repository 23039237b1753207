# 135 a second file is refused, not ignored; message is ours
    UNIX> spellchecker data/spell/20x20.txt data/spell/example.txt
    2> spellchecker: 'data/spell/example.txt' found, expected one file at most
    exit 2
