# 430 --json of one cell, and of none; by hand
    UNIX> echo A | spellpath --json; echo - | spellpath --json
    {"rows": 1, "cols": 1, "length": 1, "bound": 1, "path": [[0, 0]]}
    {"rows": 1, "cols": 1, "length": 0, "bound": 0, "path": []}

# 431 the path in the object is legal and has the length in it; spellchecker, and the length is the lab's
    UNIX> spellpath --json data/spell/example.txt | sed -E 's/.*("length": [0-9]*, "bound": [0-9]*).*"path": \[(.*)\]\}$/\1 PATH \2/' > answer.txt
    > { cat data/spell/example.txt; grep -o 'PATH.*' answer.txt | tr -d '[],'; } | spellchecker; grep -o '.*bound": [0-9]*' answer.txt
    OK - Pathlength = 23
    "length": 23, "bound": 23

# 432 a search that is ended early has the length of its path and a bound; the true length is the lab's
    UNIX> spellpath --json --time-limit 0 data/spell/20x20.txt 2> err.txt | sed -E 's/.*"length": ([0-9]*), "bound": ([0-9]*).*/\1 \2/' > out.txt; echo exit ${PIPESTATUS[0]}
    > read -r length bound < out.txt; ((length <= 55 && 55 <= bound)) && echo between; [[ $(< err.txt) == "spellpath: best $length, at most $bound" ]] && echo the same numbers
    \exit 1
    between
    the same numbers
