# Certificates of a lost position and of one that is over; certificate_check judges
tictactoe --analyze CHC/HH./C.. --certificate c >/dev/null; certificate_check c; tictactoe --analyze HHH/CC./... --certificate c; certificate_check c
