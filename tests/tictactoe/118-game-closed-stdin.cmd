tictactoe <&- >/dev/null
