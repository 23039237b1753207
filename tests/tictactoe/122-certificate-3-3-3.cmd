# A draw is proved by the certificate; certificate_check, which shares no code with the solver, judges
tictactoe --analyze --rows 3 --cols 3 --in-a-row 3 --certificate c | cut -d' ' -f1; certificate_check c
