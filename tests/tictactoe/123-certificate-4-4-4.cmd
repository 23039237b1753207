tictactoe --analyze --rows 4 --cols 4 --in-a-row 4 --certificate c | cut -d' ' -f1; certificate_check c
