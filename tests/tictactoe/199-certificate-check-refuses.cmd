# certificate_check refuses positions that no game reaches, boards that are none, and bad lines: false proofs by the rules
refuse() { printf "$@" > c; certificate_check c; }
for start in 'HHCHCHCHCCCCHHHH computer COMPUTER_WIN' 'HHHHCCC......... human HUMAN_WIN' 'HHHHHH.......... computer DRAW' \
    'HHHHCCCC........ computer COMPUTER_WIN' 'HHHHCCC.C....... human HUMAN_WIN'; do
    refuse 'tictactoe certificate 4 4 4\n%s\nstrategy computer\nend\n' "$start"
done
refuse 'tictactoe certificate 3 4 3\nHHHC/CC.C/CHHH computer HUMAN_WIN\nstrategy human\nend\n'
refuse 'tictactoe certificate 3 3 0\n......... computer COMPUTER_WIN\nstrategy computer\nend\n'
refuse 'tictactoe certificate 3 0 3\n human DRAW\nend\n'
refuse 'tictactoe certificate 3 3 3\n.../..#/... computer DRAW\nend\n'
tictactoe --analyze --certificate d .../.H./HC. > value && certificate_check d
sed '$s/$/\nend/' d > c; certificate_check c
sed '1s/$/ 3/' d > c; certificate_check c
sed '0,/^strategy .*/s//&\n&/' d > c; certificate_check c
certificate_check none; certificate_check d c
tictactoe --analyze --certificate d > value && certificate_check d
sed '0,/move . ./s//& 1/' d > c; certificate_check c
sed 's/move/moves/' d > c; certificate_check c
sed 's/pairs ./&  3/' d > c; certificate_check c
sed 's,^strategy computer,&\n.C./.../... pairs\n.../.../.C. pairs,' d > c; certificate_check c # its image
# Lost by a double threat, which pairs that share a square, pairs of a mark, half a pair, too few pairs and passing do not stop
tictactoe --analyze --certificate d CHC/.../H.. --side computer > value
for line in 'pairs 1 1 2 2 1 2 2 2 1 0 1 1' 'pairs 1 1 2 2 0 2 1 2' 'pairs 1 1 2 2 1 2' 'pairs 1 1 2 2' 'pairs' 'threatens 1 1'; do
    sed "s/COMPUTER_WIN/DRAW/; s/^end/strategy human\nCHC\/...\/H.. $line\n&/" d > c; certificate_check c
done
# Lost, and a mark of the other side's, of all squares, would hold it
tictactoe --analyze --certificate d CHH/..C/.C. --side human > value
sed 's/COMPUTER_WIN/DRAW/; s,^end,strategy human\nCHH/..C/.C. move 0 0\n##H/..C/.C. pairs 1 0 1 1 2 0 2 2\n&,' d > c; certificate_check c
# A draw, which a sequence that is none does not win
for line in 'move 1 1' 'move 1 1 2 2' 'move 0 0 0 1' 'move 0 0 0 2' 'move'; do
    refuse "tictactoe certificate 3 3 3\n......... human HUMAN_WIN\nstrategy human\n......... $line\nend\n"
done
# The third line's move loses: H moves to 1 3 and threatens to complete a line at 1 2 and at 1 5. The marks left by that move,
# turned by half a turn, are the first line's, where the owner is to move and has an answer: whose turn it is counts
refuse 'tictactoe certificate 2 7 3\nCH....C/..HCH.. human DRAW\nstrategy computer
#.H..H#/..H#### move 0 3\n#H..H.#/..H#### move 0 3\n..H#H../#H..H.# move 0 1\n#H...H#/..H#H.. move 0 3\nstrategy human\nend\n'
