# 197 malformed input, empty: one line that says where, what, and what was expected; by the format
    UNIX> alice
    2> alice: <stdin>:1: the end of the maze found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 198 malformed input, width zero: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 0
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:1: '0' found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 199 malformed input, width minus: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > -3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:1: '-3' found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 200 malformed input, width tail: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3x
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:1: '3x' found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 201 malformed input, width word: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > three
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:1: 'three' found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 202 malformed input, width huge: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 99999999999999999999
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:1: '99999999999999999999' found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 203 malformed input, width missing: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > s=(2,0)
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:1: 's=(2,0)' found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 204 a blank line does not count, so the second line is taken for the width: an error with its place
    UNIX> alice <<'END'
    >
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: 's=(2,0)' found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 205 malformed input, start missing: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > g=(0,1)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: 'g=(0,1)' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 206 malformed input, start slash: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2/0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: 's=(2/0)' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 208 malformed input, start open: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: 's=(2,0' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 209 malformed input, start word: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(a,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: 's=(a,0)' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 210 malformed input, start tail: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0) x
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: 's=(2,0) x' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 211 malformed input, goal line missing: one line that says where, what, and what was expected; by the format
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(2,0)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    > alice maze.txt
    2> alice: maze.txt:3: 'r:(r,dr,d) goal y:(dl)' found, expected the goal, such as g=(0,1); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 212 malformed input, goal line malformed: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=0/1
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:3: 'g=0/1' found, expected the goal, such as g=(0,1); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 213 malformed input, ends after the width: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > END
    2> alice: <stdin>:1: the end of the maze found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 214 malformed input, no rows: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > END
    2> alice: <stdin>:3: the end of the maze found, expected a row of 3 cells; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 215 malformed input, start row off: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(3,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: the start (3, 0) is off the board, expected (0, 0) to (2, 2), counted from 0
    exit 2

# 216 malformed input, start column off: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,3)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: the start (2, 3) is off the board, expected (0, 0) to (2, 2), counted from 0
    exit 2

# 217 malformed input, start minus: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(-1,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:2: the start (-1, 0) is off the board, expected (0, 0) to (2, 2), counted from 0
    exit 2

# 218 malformed input, goal off: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,3)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:3: the goal (0, 3) found, expected the word goal there, not at (0, 1)
    exit 2

# 219 malformed input, goal huge: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(99999999999999999999,3)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:3: the goal (2000000000, 3) found, expected the word goal there, not at (0, 1)
    exit 2

# 220 malformed input, start on a blank: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:() b:(r) b:(u)
    > END
    The maze has no solution.
    exit 1

# 221 malformed input, goal on a blank: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) b:() y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:3: the goal (0, 1) found, expected the word goal there
    exit 2

# 222 malformed input, no goal cell: one line that says where, what, and what was expected; by the format
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) b:(u) y:(dl)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    > alice maze.txt
    2> alice: maze.txt:3: the goal (0, 1) found, expected the word goal there
    exit 2

# 223 malformed input, goal elsewhere: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) b:(u) y:(dl)
    > b:(u) goal b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:3: the goal (0, 1) found, expected the word goal there, not at (1, 1)
    exit 2

# 224 malformed input, two goals: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) goal b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is a second goal, expected one
    exit 2

# 225 malformed input, two goals in a row: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > goal goal b:(u)
    > b:(u) b:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:4:6: cell (0, 1) is a second goal, expected one
    exit 2

# 226 malformed input, too few cells: one line that says where, what, and what was expected; by the format
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u)
    > b:(u,r) b:(r) b:(u)
    > END
    > alice maze.txt
    2> alice: maze.txt:5:12: row 1 has 2 cells, expected 3
    exit 2

# 227 malformed input, too many cells: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl) b:(d)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:25: row 1 has 4 cells, expected 3
    exit 2

# 229 malformed input, unknown colour: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) g:(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'g:(u)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 231 malformed input, unknown direction: one line that says where, what, and what was expected; by the format
    UNIX> cat > maze.txt <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(dl,x)
    > b:(u,r) b:(r) b:(u)
    > END
    > alice maze.txt
    2> alice: maze.txt:5:13: cell (1, 2) is 'b:(dl,x)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 232 malformed input, direction lu: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(lu) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b:(lu)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 233 malformed input, direction empty: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u,) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b:(u,)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 234 malformed input, direction semicolon: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u;d) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b:(u;d)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 235 malformed input, arrow twice: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u,dl,u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b:(u,dl,u)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 236 malformed input, cell colon: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b(u) b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b(u)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 237 malformed input, cell bracket: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:u b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b:u', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 238 malformed input, cell unclosed: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b:(u', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 239 malformed input, cell tail: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u)x b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b:(u)x', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 240 malformed input, cell word: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) goals b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'goals', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 241 malformed input, cell colour alone: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 242 malformed input, cell comma at the end: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u, b:(dl)
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:7: cell (1, 1) is 'b:(u,', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 243 malformed input, cell last in the line: one line that says where, what, and what was expected; by the format
    UNIX> alice <<'END'
    > 3
    > s=(2,0)
    > g=(0,1)
    > r:(r,dr,d) goal y:(dl)
    > b:(u) b:(u) b:(
    > b:(u,r) b:(r) b:(u)
    > END
    2> alice: <stdin>:5:13: cell (1, 2) is 'b:(', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 244 malformed input, odd bytes: one line that says where, what, and what was expected; by the format
    UNIX> printf '3\ns=(2,0)\ng=(0,1)\nb:(u) \033[31m\0\377 goal\n' | alice
    2> alice: <stdin>:4:7: cell (0, 1) is '?[31m??', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    exit 2

# 245 malformed input, long word: one line that says where, what, and what was expected; by the format
    UNIX> { printf '3\ns=(2,0)\ng=(0,1)\n'; printf 'x%.0s' {1..99999}; } | alice
    2> alice: <stdin>:4:1: cell (0, 0) is 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...', expected one such as R234, B0, S02, G or W; digits from 0 to 7, each once; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 247 malformed input, binary: one line that says where, what, and what was expected; by the format
    UNIX> head -c 100000 /dev/zero | alice
    2> alice: <stdin>:1: '????????????????????????????????????????...' found, expected the width, a whole number from 1 to 1999999999; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    exit 2

# 289 cells of the compact form that are none, and mazes without start or goal: errors with their places
    UNIX> while IFS= read -r maze; do printf '%b' "$maze" | alice 2>&1; echo $?; done <<'END'
    > S2 B8 G
    > S2 B22 G
    > S2 G3
    > S2 S2 G
    > S2 G G
    > S2 B2 B2
    > B2 B2 G
    > S G
    > S2 B2\nG
    > S2 x G
    > END
    alice: <stdin>:1:4: cell (0, 1) is 'B8', expected one such as R234, B0, S02, G or W; digits from 0 to 7, each once; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2
    alice: <stdin>:1:4: cell (0, 1) is 'B22', expected one such as R234, B0, S02, G or W; digits from 0 to 7, each once; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2
    alice: <stdin>:1:4: cell (0, 1) is 'G3', expected one such as R234, B0, S02, G or W; digits from 0 to 7, each once; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2
    alice: <stdin>:1:4: cell (0, 1) is a second start, expected one
    2
    alice: <stdin>:1:6: cell (0, 2) is a second goal, expected one
    2
    alice: <stdin>:1: no goal found in the maze, expected a cell G
    2
    alice: <stdin>:1: no start found in the maze, expected a cell such as S02 or S→
    2
    The maze has no solution.
    1
    alice: <stdin>:2:2: row 1 has 1 cell, expected 2
    2
    alice: <stdin>:1:4: cell (0, 1) is 'x', expected one such as R234, B0, S02, G or W; digits from 0 to 7, each once; a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2

# 375 mazes that are nearly right: errors with their places, and the shortest solvable one
    UNIX> while IFS= read -r maze; do printf '%b' "$maze" | alice 2>&1; echo $?; done <<'END'
    > 3\ns=(0,0)\ng=(0,2)\nb:(r)\n
    > 1\ns=(0,0)\ng=(1,0)\nb:(d) b:(d)\ngoal\n
    > 2\n=(0,0)\ng=(0,1)\nb:(r) goal\n
    > 2\ns(0,0)\ng=(0,1)\nb:(r) goal\n
    > 2\ns=(,0)\ng=(0,1)\nb:(r) goal\n
    > 2\ns=(0)\ng=(0,1)\nb:(r) goal\n
    > 2\ns=(0,0)\ng=(0,1)\nb:r)(ul,dl) goal\n
    > 2\ns=(0,0)\ng=(0,1)\n\t b:(r)\tgoal\t \n \n
    > END
    alice: <stdin>:4:6: row 0 has 1 cell, expected 3
    2
    alice: <stdin>:4:12: row 0 has 2 cells, expected 1
    2
    alice: <stdin>:2: '=(0,0)' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2
    alice: <stdin>:2: 's(0,0)' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2
    alice: <stdin>:2: 's=(,0)' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2
    alice: <stdin>:2: 's=(0)' found, expected the start, such as s=(2,0); a maze is the width, s=(2,0), g=(0,1) and rows such as r:(u,dl) goal, or only rows such as R07 S2 G
    2
    alice: <stdin>:4:1: cell (0, 0) is 'b:r)(ul,dl)', expected one such as r:(u,dl), - or goal; r red, y yellow, b black; arrows l, r, u, d, ul, ur, dl, dr, each once
    2
    The shortest path length was 1 steps.
    The path was (0, 0) -> (0, 1).
    0
