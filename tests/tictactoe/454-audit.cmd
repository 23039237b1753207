# the lecture's table is never wrong on 3x3, row by row, in all 9040 positions and sides; a known result
tictactoe --audit
