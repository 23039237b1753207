# 401 plain minimax visits every line of play, 549946 calls, when the computer moves first; the lecture's program
    UNIX> tictactoe --analyze --side computer --method minimax --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 549946
    entries: 0

# 402 plain minimax makes as many calls when the human moves first; the lecture's program
    UNIX> tictactoe --analyze --side human --method minimax --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 549946
    entries: 0

# 403 alpha-beta cuts the calls to 16811, in the lecture's order of moves, computer first; the lecture's program
    UNIX> tictactoe --analyze --side computer --method alphabeta --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 16811
    entries: 0

# 404 alpha-beta makes as many calls when the human moves first; the lecture's program
    UNIX> tictactoe --analyze --side human --method alphabeta --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 16811
    entries: 0

# 405 the table stores 808 boards and more than halves alpha-beta's calls, computer first; the lecture's program
    UNIX> tictactoe --analyze --side computer --method table --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 7954
    entries: 808

# 406 the table stores as many boards when the human moves first; the lecture's program
    UNIX> tictactoe --analyze --side human --method table --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
    DRAW 0 0
    calls: 7954
    entries: 808

# 407 --table-depth 3: only boards of at most 3 marks are stored; calls of chooseMove by the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 3 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 14047

# 408 --table-depth 4, one less than the default, costs 3569 calls more; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 4 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 11523

# 409 --table-depth 6, one more than the default, saves 2332 calls; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 6 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 5622

# 410 --table-depth 7 still saves calls; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 7 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 4487

# 411 --table-depth 8 stores all boards but the full ones; the lecture's program
    UNIX> tictactoe --analyze --method table --table-depth 8 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
    DRAW 0 0
    calls: 4272

# 412 --table-depth 9, the whole board, saves no call more than 8 does; the lecture's program
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

# 457 the lecture's table errs on no board of 2 rows, 3 columns and 2 in a row; the audit compares it with the exact values
    UNIX> tictactoe --audit 2,3,2
    0 wrong of 114

# 458 the lecture's table errs on no board of 2 rows, 4 columns and 3 in a row; the audit compares it with the exact values
    UNIX> tictactoe --audit 2,4,3
    0 wrong of 3722

# 459 the lecture's table errs on no board of 3 rows, 3 columns and 2 in a row; the audit compares it with the exact values
    UNIX> tictactoe --audit 3,3,2
    0 wrong of 748

# 460 the lecture's table errs on no board of 2 rows, 5 columns and 3 in a row; the audit compares it with the exact values
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
