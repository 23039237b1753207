# What is wrong at either end of a position is found; the rules of the text
for position in /........ .........H .........C $'\177........'; do tictactoe --analyze "$position"; done 2>&1
