# What is wrong at either end of a position is found; the rules of the text
for position in /........ .........H .........C $'\177........'; do tictactoe --analyze "$position"; done 2>&1
# One square is not squares
tictactoe --analyze . 2>&1; tictactoe --analyze ./. 2>&1; tictactoe --analyze --rows 1 --cols 3 .. 2>&1; tictactoe --analyze --order 0 2>&1
