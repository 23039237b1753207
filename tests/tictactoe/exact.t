# 413 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze CHC/HH./C.. --side computer
    HUMAN_WIN 1 2

# 414 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze .../.../... --side human
    DRAW 0 0

# 415 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze HH./CC./... --side computer
    COMPUTER_WIN 1 2

# 416 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze HH./CC./... --side human
    HUMAN_WIN 0 2

# 417 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze H../.C./..H --side computer
    DRAW 0 1

# 418 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze H../.../... --side computer
    DRAW 1 1

# 419 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze .H./.../... --side computer
    DRAW 0 0

# 420 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze .../.H./... --side computer
    DRAW 0 0

# 421 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze C../.H./..H --side computer
    DRAW 0 2

# 422 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze HHH/CC./... --side computer
    HUMAN_WIN

# 423 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze CCC/HH./H.. --side human
    COMPUTER_WIN

# 424 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze HCH/CHC/CHC --side human
    DRAW

# 425 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze HCH/HCC/CH. --side human
    DRAW 2 2

# 426 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze CH./.../... --side computer
    COMPUTER_WIN 1 0

# 427 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze C.H/.../H.C --side human
    HUMAN_WIN 1 1

# 428 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze ..C/.../.H. --side human
    HUMAN_WIN 2 2

# 429 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze ..H/.../.C. --side computer
    COMPUTER_WIN 2 2

# 430 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze HCH/.C./... --side human
    DRAW 2 1

# 431 the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
    UNIX> tictactoe --analyze ...H..C.. --side computer
    COMPUTER_WIN 1 1

# 432 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze CHC/HH./C.. --side computer --method minimax
    HUMAN_WIN 0 0

# 433 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze CHC/HH./C.. --side computer --method alphabeta
    HUMAN_WIN 0 0

# 434 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze CHC/HH./C.. --side computer --method table
    HUMAN_WIN 0 0

# 435 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze H../.C./..H --side computer --method minimax
    DRAW 0 1

# 436 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze H../.C./..H --side computer --method alphabeta
    DRAW 0 1

# 437 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze H../.C./..H --side computer --method table
    DRAW 0 1

# 438 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HH./CC./... --side human --method minimax
    HUMAN_WIN 0 2

# 439 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HH./CC./... --side human --method alphabeta
    HUMAN_WIN 0 2

# 440 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HH./CC./... --side human --method table
    HUMAN_WIN 0 2

# 441 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze ..C/.../.H. --side human --method minimax
    HUMAN_WIN 2 2

# 442 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze ..C/.../.H. --side human --method alphabeta
    HUMAN_WIN 2 2

# 443 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze ..C/.../.H. --side human --method table
    HUMAN_WIN 2 2

# 444 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HHH/CC./... --side computer --method minimax
    HUMAN_WIN

# 445 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HHH/CC./... --side computer --method alphabeta
    HUMAN_WIN

# 446 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HHH/CC./... --side computer --method table
    HUMAN_WIN

# 447 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HCH/HCC/CH. --side human --method minimax
    DRAW 2 2

# 448 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HCH/HCC/CH. --side human --method alphabeta
    DRAW 2 2

# 449 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HCH/HCC/CH. --side human --method table
    DRAW 2 2

# 450 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HCH/CHC/CHC --side human --method minimax
    DRAW

# 451 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HCH/CHC/CHC --side human --method alphabeta
    DRAW

# 452 what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
    UNIX> tictactoe --analyze HCH/CHC/CHC --side human --method table
    DRAW
