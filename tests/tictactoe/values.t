# 463 4x4 with 3 in a row: who begins wins; a known result
    UNIX> tictactoe --analyze 4,4,3 | cut -d' ' -f1
    X_WIN

# 464 3x4 with 3 in a row: who begins wins; a known result
    UNIX> tictactoe --analyze 3,4,3 | cut -d' ' -f1
    X_WIN

# 465 4x4 with 4 in a row: a draw; a known result
    UNIX> tictactoe --analyze 4,4,4 | cut -d' ' -f1
    DRAW

# 466 5x5 with 5 in a row: a draw; a known result
    UNIX> tictactoe --analyze 5,5,5 | cut -d' ' -f1
    DRAW

# 467 6x6 with 6 in a row: a draw; a known result
    UNIX> tictactoe --analyze 6,6,6 | cut -d' ' -f1
    DRAW

# 468 7x7 with 6 in a row: a draw; a known result
    UNIX> tictactoe --analyze 7,7,6 | cut -d' ' -f1
    DRAW

# 469 6x5 with 5 in a row: a draw; a known result
    UNIX> tictactoe --analyze 6,5,5 | cut -d' ' -f1
    DRAW

# 470 6x6 with 5 in a row: a draw; a known result
    UNIX> tictactoe --analyze 6,6,5 | cut -d' ' -f1
    DRAW

# 471 5x5 with 4 in a row: a draw; a known result
    UNIX> tictactoe --analyze 5,5,4 | cut -d' ' -f1
    DRAW

# 472 6x5 with 4 in a row: who begins wins; a known result
    UNIX> tictactoe --analyze 6,5,4 | cut -d' ' -f1
    X_WIN

# 473 5x6 with 4 in a row: who begins wins; a known result
    UNIX> tictactoe --analyze 5,6,4 | cut -d' ' -f1
    X_WIN

# 474 6x6 with 4 in a row: who begins wins; a known result
    UNIX> tictactoe --analyze 6,6,4 | cut -d' ' -f1
    X_WIN

# 475 8x8 with 7 in a row: a draw; a known result
    UNIX> tictactoe --analyze 8,8,7 | cut -d' ' -f1
    DRAW

# 476 1x64 with 64 in a row: a draw; by hand
    UNIX> tictactoe --analyze 1,64,64 | cut -d' ' -f1
    DRAW

# 477 8x8 with 1 in a row: who begins wins; by hand
    UNIX> tictactoe --analyze 8,8,1 | cut -d' ' -f1
    X_WIN

# 478 2x2 with 2 in a row: who begins wins; by hand
    UNIX> tictactoe --analyze 2,2,2 | cut -d' ' -f1
    X_WIN

# 479 1x1 with 1 in a row: who begins wins; by hand
    UNIX> tictactoe --analyze 1,1,1 | cut -d' ' -f1
    X_WIN

# 480 2x32 with 3 in a row: a draw; by hand
    UNIX> tictactoe --analyze 2,32,3 | cut -d' ' -f1
    DRAW

# 481 1x3 with 3 in a row: a draw; by hand
    UNIX> tictactoe --analyze 1,3,3 | cut -d' ' -f1
    DRAW

# 482 8x8 with 4 in a row: who begins wins; a known result
    UNIX> tictactoe --analyze 8,8,4 | cut -d' ' -f1
    X_WIN
