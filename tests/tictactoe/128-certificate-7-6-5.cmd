# The draw of 7,6,5 is proved by the certificate; certificate_check judges
tictactoe --analyze --rows 7 --cols 6 --in-a-row 5 --certificate c | cut -d' ' -f1; certificate_check c
