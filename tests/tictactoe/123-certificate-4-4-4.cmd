# The draw of 4,4,4 is proved by the certificate; certificate_check judges
tictactoe --analyze --rows 4 --cols 4 --in-a-row 4 --certificate c | cut -d' ' -f1; certificate_check c
