tictactoe --analyze C.H/.../H.C --side human
