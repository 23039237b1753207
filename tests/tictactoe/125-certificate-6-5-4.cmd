# The win of 6,5,4 is proved by the certificate; certificate_check judges
tictactoe --analyze --rows 6 --cols 5 --in-a-row 4 --certificate c | cut -d' ' -f1; certificate_check c
