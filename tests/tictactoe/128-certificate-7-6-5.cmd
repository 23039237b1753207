tictactoe --analyze --rows 7 --cols 6 --in-a-row 5 --certificate c | cut -d' ' -f1; certificate_check c
