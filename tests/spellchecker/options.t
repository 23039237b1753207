# 135 a second file is a path, and another board there is refused; message is ours
    UNIX> spellchecker data/spell/20x20.txt data/spell/example.txt
    2> spellchecker: data/spell/20x20.txt + data/spell/example.txt:29: '-1-2-3-3-' found, expected a row number
    exit 2

# 133 The path may be a file of its own, with PATH or without; an answer with its grid is none, and lines count as in both together. The lab's example, and by hand
    UNIX> sed '/PATH/,$d' data/spell/example.txt > grid; spellseeker data/spell/example.txt > answer; sed '1,/PATH/d' answer > path; sed -n '/PATH/,$p' answer > named
    > for f in path named; do spellchecker grid $f; done; printf '0 0\n0 9\n' | spellchecker grid -; spellchecker grid answer 2>&1 | grep -c 'expected a row number'; spellchecker grid path path 2>&1 | grep -c '3 operands'
    OK - Pathlength = 23
    OK - Pathlength = 23
    Bad Path -- bad column 9
    1
    1
    exit 2
