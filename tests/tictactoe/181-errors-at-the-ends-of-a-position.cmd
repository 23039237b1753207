for position in /........ .........H .........C $'\177........'; do tictactoe --analyze "$position"; done 2>&1
