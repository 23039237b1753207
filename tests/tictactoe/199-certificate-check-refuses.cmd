# certificate_check refuses positions that no game reaches, boards that are none, and bad lines: false proofs by the rules
refuse() { printf "$@" > c; certificate_check c; }
for start in 'HHCHCHCHCCCCHHHH computer COMPUTER_WIN' 'HHHHCCC......... human HUMAN_WIN' 'HHHHHH.......... computer DRAW' \
    'HHHHCCCC........ computer COMPUTER_WIN' 'HHHHCCC.C....... human HUMAN_WIN'; do
    refuse 'tictactoe certificate 4 4 4\n%s\nstrategy computer\nend\n' "$start"
done
refuse 'tictactoe certificate 3 4 3\nHHHC/CC.C/CHHH computer HUMAN_WIN\nstrategy human\nend\n'
refuse 'tictactoe certificate 3 3 0\n......... computer COMPUTER_WIN\nstrategy computer\nend\n'
refuse 'tictactoe certificate 3 0 3\n human DRAW\nend\n'
tictactoe --analyze --certificate d .../.H./HC. > value && certificate_check d
sed '$s/$/\nend/' d > c; certificate_check c
sed '1s/$/ 3/' d > c; certificate_check c
sed '0,/move . ./s//& 1/' d > c; certificate_check c
sed '0,/^strategy .*/s//&\n&/' d > c; certificate_check c
certificate_check none; certificate_check d c
