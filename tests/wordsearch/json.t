# 610 --json for programs: one object with the lines, also if there are none (manual).
    UNIX> wordsearch --json data/wordsearch/grid4.txt data/wordsearch/words4.txt
    > printf 'xx\n' > grid; echo ab > list; wordsearch --json grid list
    {"rows": 4, "cols": 4, "matches": [
    {"word": "this", "from": [0, 0], "to": [0, 3], "direction": "right"},
    {"word": "two", "from": [0, 0], "to": [2, 0], "direction": "down"},
    {"word": "fat", "from": [3, 0], "to": [1, 2], "direction": "up right"},
    {"word": "that", "from": [3, 3], "to": [0, 0], "direction": "up left"}
    ], "not_found": []}
    {"rows": 1, "cols": 2, "matches": [], "not_found": ["ab"]}
    2> wordsearch: no word found: ab; is it the list for this puzzle?
    exit 1

# 352 The lines and the object of --json say the same: python reads it, where it is, and prints the lines.
    UNIX> need python3 || exit 77
    > printf 'A"B\\\nÄxyz\n' > grid; printf 'a"b\\\nÄ-"\na\n"\302\240y\n' > list
    > for files in 'data/wordsearch/music.txt data/wordsearch/music-words.txt' 'grid list'; do
    >     wordsearch --json $files 2> notes | PYTHONUTF8=1 python3 -c '
    > import json, sys
    > found = json.load(sys.stdin)
    > for m in found["matches"]:
    >     (r, c), (last_r, last_c) = m["from"], m["to"]
    >     way = " ".join(filter(None, [["", "down", "up"][(last_r > r) - (last_r < r)], ["", "right", "left"][(last_c > c) - (last_c < c)]]))
    >     assert way == m["direction"] and 0 <= last_r < found["rows"] and 0 <= last_c < found["cols"]
    >     print("Found", m["word"], "at", r, c, "to", last_r, last_c)' | cmp - <(wordsearch $files 2> notes) && echo same
    > done
    same
    same
