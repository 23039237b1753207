# 187 one file at most; message is ours
    UNIX> spellscreen a b
    2> spellscreen: 'b' found, expected one file at most
    exit 2
