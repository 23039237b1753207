tictactoe --analyze --rows 3 --cols 3 --in-a-row 3 --certificate c | cut -d' ' -f1; certificate_check c
