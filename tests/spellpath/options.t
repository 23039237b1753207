# 161 a method that is none, with those that are; message is ours
    UNIX> spellpath --method magic
    2> spellpath: --method is 'magic', expected auto, dfs, memo, tree or sweep
    exit 2

# 163 an empty --memory is no size; the range is in the message
    UNIX> spellpath --memory ''
    2> spellpath: --memory is '', expected a size such as 512M, from 1 to 8589934591G
    exit 2

# 173 the largest size there is; one step is a path of two cells
    UNIX> echo AB | spellpath --memory 8589934591G
    2

# 175 a second file is refused, not ignored; message is ours
    UNIX> touch a b; spellpath a b
    2> spellpath: 2 operands found, expected at most one file: the rows of a grid and, behind the word PATH, a path; one by one: for f in a b; do spellpath "$f"; done
    exit 2
