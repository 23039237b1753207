# 413 the human threatens two rows: the computer blocks one, and its loss is put off; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze CHC/HH./C.. --side computer
    HUMAN_WIN 1 2

# 414 the empty board is a draw, and the first of equal moves is 0 0; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze .../.../... --side human
    DRAW 0 0

# 415 the computer completes its own row before it blocks; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze HH./CC./... --side computer
    COMPUTER_WIN 1 2

# 416 the human completes the upper row before blocking the middle one; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze HH./CC./... --side human
    HUMAN_WIN 0 2

# 417 two opposite corners against the centre: only the edges draw; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze H../.C./..H --side computer
    DRAW 0 1

# 418 after a corner only the centre draws; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze H../.../... --side computer
    DRAW 1 1

# 419 after an edge the corner beside it is the first move that draws; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze .H./.../... --side computer
    DRAW 0 0

# 420 after the centre only corners draw; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze .../.H./... --side computer
    DRAW 0 0

# 421 the human threatens nothing, but only the free corners draw; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze C../.H./..H --side computer
    DRAW 0 2

# 422 a board that the human has won: no move is printed; the rules
    UNIX> tictactoe --analyze HHH/CC./... --side computer
    HUMAN_WIN

# 423 a board that the computer has won, although the human is to move: no move is printed; the rules
    UNIX> tictactoe --analyze CCC/HH./H.. --side human
    COMPUTER_WIN

# 424 a full board without a row is a draw without a move; the rules
    UNIX> tictactoe --analyze HCH/CHC/CHC --side human
    DRAW

# 425 one empty square: it is the move, and the draw is seen; the rules
    UNIX> tictactoe --analyze HCH/HCC/CH. --side human
    DRAW 2 2

# 426 three squares win, and the first of the quickest is taken; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze CH./.../... --side computer
    COMPUTER_WIN 1 0

# 427 corners against corners: the centre wins for the human; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze C.H/.../H.C --side human
    HUMAN_WIN 1 1

# 428 the human wins from one square only, the corner 2 2; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze ..C/.../.H. --side human
    HUMAN_WIN 2 2

# 429 the computer wins from one square only, the corner 2 2; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze ..H/.../.C. --side computer
    COMPUTER_WIN 2 2

# 430 the human must block the column that ends at 2 1; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze HCH/.C./... --side human
    DRAW 2 1

# 431 a board typed without slashes is the same board: the centre is the first of three that win; a plain negamax (tictactoe_agree)
    UNIX> tictactoe --analyze ...H..C.. --side computer
    COMPUTER_WIN 1 1

# 432 every move loses: minimax keeps the 0 0 that it began with, although that is taken; the lecture's text
    UNIX> tictactoe --analyze CHC/HH./C.. --side computer --method minimax
    HUMAN_WIN 0 0

# 433 every move loses: alpha-beta keeps the 0 0 that it began with; the lecture's text
    UNIX> tictactoe --analyze CHC/HH./C.. --side computer --method alphabeta
    HUMAN_WIN 0 0

# 434 every move loses: the table keeps the 0 0 that it began with; the lecture's text
    UNIX> tictactoe --analyze CHC/HH./C.. --side computer --method table
    HUMAN_WIN 0 0

# 435 minimax takes the first of the edges that draw; the lecture's text
    UNIX> tictactoe --analyze H../.C./..H --side computer --method minimax
    DRAW 0 1

# 436 alpha-beta takes the first of the edges that draw; the lecture's text
    UNIX> tictactoe --analyze H../.C./..H --side computer --method alphabeta
    DRAW 0 1

# 437 the table takes the first of the edges that draw; the lecture's text
    UNIX> tictactoe --analyze H../.C./..H --side computer --method table
    DRAW 0 1

# 438 minimax takes the human's row, the first win in order; the lecture's text
    UNIX> tictactoe --analyze HH./CC./... --side human --method minimax
    HUMAN_WIN 0 2

# 439 alpha-beta takes the human's row, the first win in order; the lecture's text
    UNIX> tictactoe --analyze HH./CC./... --side human --method alphabeta
    HUMAN_WIN 0 2

# 440 the table takes the human's row, the first win in order; the lecture's text
    UNIX> tictactoe --analyze HH./CC./... --side human --method table
    HUMAN_WIN 0 2

# 441 minimax finds the human's only win, at the last square; the lecture's text
    UNIX> tictactoe --analyze ..C/.../.H. --side human --method minimax
    HUMAN_WIN 2 2

# 442 alpha-beta finds the human's only win, at the last square: it cuts no branch too many; the lecture's text
    UNIX> tictactoe --analyze ..C/.../.H. --side human --method alphabeta
    HUMAN_WIN 2 2

# 443 the table finds the human's only win, at the last square; the lecture's text
    UNIX> tictactoe --analyze ..C/.../.H. --side human --method table
    HUMAN_WIN 2 2

# 444 minimax of a board that the human has won has no move; the lecture's text
    UNIX> tictactoe --analyze HHH/CC./... --side computer --method minimax
    HUMAN_WIN

# 445 alpha-beta of a board that the human has won has no move; the lecture's text
    UNIX> tictactoe --analyze HHH/CC./... --side computer --method alphabeta
    HUMAN_WIN

# 446 the table of a board that the human has won has no move; the lecture's text
    UNIX> tictactoe --analyze HHH/CC./... --side computer --method table
    HUMAN_WIN

# 447 minimax fills the last square; the lecture's text
    UNIX> tictactoe --analyze HCH/HCC/CH. --side human --method minimax
    DRAW 2 2

# 448 alpha-beta fills the last square; the lecture's text
    UNIX> tictactoe --analyze HCH/HCC/CH. --side human --method alphabeta
    DRAW 2 2

# 449 the table fills the last square; the lecture's text
    UNIX> tictactoe --analyze HCH/HCC/CH. --side human --method table
    DRAW 2 2

# 450 minimax of a full board is a draw without a move; the lecture's text
    UNIX> tictactoe --analyze HCH/CHC/CHC --side human --method minimax
    DRAW

# 451 alpha-beta of a full board is a draw without a move; the lecture's text
    UNIX> tictactoe --analyze HCH/CHC/CHC --side human --method alphabeta
    DRAW

# 452 the table of a full board is a draw without a move; the lecture's text
    UNIX> tictactoe --analyze HCH/CHC/CHC --side human --method table
    DRAW
