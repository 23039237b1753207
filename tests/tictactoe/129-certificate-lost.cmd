tictactoe --analyze CHC/HH./C.. --certificate c >/dev/null; certificate_check c; tictactoe --analyze HHH/CC./... --certificate c; certificate_check c
