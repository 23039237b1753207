# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_tictactoe() {
    words=(tictactoe --seed 1) samples=(moves)
    printf '1 1\nhint\n0,2\nundo\nc1\n2 1\ny\n9 9\nx\n?\n0 0\nq\n' >moves
}

reader_tictactoe-arguments() {
    arguments=1 words=(tictactoe) samples=('--analyze HC./.H./..C --side human' '--svg xo./.x./...' '--analyze 2 3 XO./... --json'
        '--analyze 3,4,3 --method table --table-depth 4 --stats'
        '--analyze --order 3,2,4,8,1,7,0,5,6 CHC/HH./C.. --certificate proof' '--analyze 3x4 X|O|-/_|X' '15 15 --first computer')
}
