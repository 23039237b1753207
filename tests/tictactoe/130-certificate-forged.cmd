# certificate_check refuses a false value, illegal moves, and strategies with lines missing: each is a false proof by the rules
tictactoe --analyze --certificate c >/dev/null; sed "s/ DRAW/ COMPUTER_WIN/" c > d; certificate_check d >/dev/null; echo $?; sed "s/ move .*/ move 0 0/" c > d; certificate_check d > /dev/null; echo $?; sed "/move/d" c > d; certificate_check d >/dev/null; echo $?
