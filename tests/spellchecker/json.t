# 430 the verdict, the reason and the place as JSON; the reasons are the lab's, the places by hand
    UNIX> check() { { cat data/spell/easy-3x4.txt; echo PATH "$@"; } | spellchecker --json; }; check 0 1 0 0; check; check 0 1 5 0; check 0 1 -1 0; check 0 1 2 0; check 0 1 0 1
    {"verdict": "OK", "length": 2}
    {"verdict": "OK", "length": 0}
    {"verdict": "bad", "length": 2, "reason": "Bad Path -- bad row 5", "line": 4, "step": 1, "row": 5, "col": 0}
    {"verdict": "bad", "length": 2, "reason": "Bad Path -- bad row -1", "line": 4, "step": 1, "row": -1, "col": 0}
    {"verdict": "bad", "length": 2, "reason": "Bad Path -- empty cell in row 2 column 0", "line": 4, "step": 1, "row": 2, "col": 0}
    {"verdict": "bad", "length": 2, "reason": "Bad Path -- visiting row 0 column 1 twice.", "line": 4, "step": 1, "row": 0, "col": 1}
    2> spellchecker: the path is empty, expected PATH and its cells after the grid
    exit 1

# 431 a step that is none, and grids; the reasons are the lab's, the places by hand
    UNIX> printf 'AB\nBA\nPATH\n0 1\n1 0\n' | spellchecker --json; printf 'AB\nBAB\n' | spellchecker --json; spellchecker --json < /dev/null
    {"verdict": "bad", "length": 2, "reason": "Bad Path - (0,1) is not next to (1,0).", "line": 5, "step": 1, "row": 1, "col": 0}
    {"verdict": "bad", "length": 0, "reason": "Bad Grid: The row 0 is 2 columns, but row 1 is 3.", "line": 2}
    {"verdict": "bad", "length": 0, "reason": "No Grid", "line": 1}
    exit 1

# 432 a path that could be longer, and one that could not; the length is the lab's
    UNIX> { cat data/spell/easy-3x4.txt; echo PATH 0 0; } | spellchecker --longest --json; spellseeker data/spell/easy-3x4.txt | spellchecker --longest --json
    {"verdict": "bad", "length": 1, "reason": "Bad Path -- length 1, but the longest path has length 6.", "longest": 6}
    {"verdict": "OK", "length": 6, "longest": 6}
