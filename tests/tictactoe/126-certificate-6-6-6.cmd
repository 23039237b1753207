# The draw of 6,6,6 is proved by the certificate; certificate_check judges
tictactoe --analyze --rows 6 --cols 6 --in-a-row 6 --certificate c | cut -d' ' -f1; certificate_check c
