# Positions that no game reaches, with the reason: the rules
for position in O../.../... X../O../O.. XX./X../... HCC/.../... XXX/OOO/... XXX/OO./O.. 'HHH/CCC/HHH' H.O/.../...; do
    tictactoe --analyze "$position"; echo $?
done 2>&1
# Five marks of a side's that has a column and a row, by one mark: possible.
tictactoe --analyze XXX/XOO/XOO
# Two rows with no square in common cannot be one move's.
tictactoe --analyze --rows 3 --cols 4 HHHC/CC.C/CHHH 2>&1
