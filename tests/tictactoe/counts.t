# 401 calls of chooseMove and entries of the table from the empty board; the lecture's program
    UNIX> tictactoe --analyze --side computer --method minimax --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 549946
    entries: 0

# 402 calls of chooseMove and entries of the table from the empty board; the lecture's program
    UNIX> tictactoe --analyze --side human --method minimax --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 549946
    entries: 0

# 403 calls of chooseMove and entries of the table from the empty board; the lecture's program
    UNIX> tictactoe --analyze --side computer --method alphabeta --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 16811
    entries: 0

# 404 calls of chooseMove and entries of the table from the empty board; the lecture's program
    UNIX> tictactoe --analyze --side human --method alphabeta --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 16811
    entries: 0

# 405 calls of chooseMove and entries of the table from the empty board; the lecture's program
    UNIX> tictactoe --analyze --side computer --method table --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 7954
    entries: 808

# 406 calls of chooseMove and entries of the table from the empty board; the lecture's program
    UNIX> tictactoe --analyze --side human --method table --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 7954
    entries: 808

# 407 calls of chooseMove from the empty board; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 3 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 14047

# 408 calls of chooseMove from the empty board; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 4 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 11523

# 409 calls of chooseMove from the empty board; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 6 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 5622

# 410 calls of chooseMove from the empty board; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 7 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 4487

# 411 calls of chooseMove from the empty board; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 8 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 4272

# 412 calls of chooseMove from the empty board; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 9 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 4272

# 454 the lecture's table is never wrong on 3x3, row by row, in all 9040 positions and sides; a known result
    UNIX> tictactoe --audit
    0 wrong of 9040

# 455 with this order of squares the table takes a bound for a value; the position is a known one
    UNIX> tictactoe --audit --order 3,2,4,8,1,7,0,5,6
    ..C/.../.H. human DRAW HUMAN_WIN
    ..H/.../.C. computer DRAW COMPUTER_WIN
    2 wrong of 9040

# 457 the lecture's table is never wrong on this board; the audit compares it with the exact values
    UNIX> tictactoe --audit 2,3,2
    0 wrong of 114

# 458 the lecture's table is never wrong on this board; the audit compares it with the exact values
    UNIX> tictactoe --audit 2,4,3
    0 wrong of 3722

# 459 the lecture's table is never wrong on this board; the audit compares it with the exact values
    UNIX> tictactoe --audit 3,3,2
    0 wrong of 748

# 460 the lecture's table is never wrong on this board; the audit compares it with the exact values
    UNIX> tictactoe --audit 2,5,3
    0 wrong of 28022

# 461 a position that the table gets wrong and minimax and alpha-beta do not; a known one
    UNIX> for m in minimax alphabeta table; do tictactoe --analyze ..C/.../.H. --side human --order 3,2,4,8,1,7,0,5,6 --method $m; done
    HUMAN_WIN 2 2
    HUMAN_WIN 2 2
    DRAW 1 1

# 462 the order of the squares decides between equal moves, and never the value; by hand
    UNIX> tictactoe --analyze --order 4,0,1,2,3,5,6,7,8; tictactoe --analyze ..C/.../.H. --side human --order 3,2,4,8,1,7,0,5,6; tictactoe --analyze --order 8,7,6,5,4,3,2,1,0 --method minimax
    DRAW 1 1
    HUMAN_WIN 2 2
    DRAW 2 2
