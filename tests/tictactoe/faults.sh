# shellcheck shell=bash disable=SC2034,SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What tictactoe must survive; tests/faults says how. Texts are printf's.

plain_faults() {
    talks '1 1\n0 2\n\nn\n' 'tictactoe'
    refusal='talk' writes 'tictactoe <whole'
    writes 'tictactoe --analyze'
    writes_much 'tictactoe --svg CHCHH.C..'
    saves 'tictactoe --analyze --certificate saved'
    works 'tictactoe' '<&8'
    # A signal ends the search.
    want=''
    local signal
    for signal in INT TERM; do
        want_code=$((128 + $(kill -l "$signal")))
        try "answer $signal" "(env --default-signal timeout --preserve-status -k $limit -s $signal 0.2 tictactoe --analyze 8 8)"
    done
}

memory_faults() {
    memory 'tictactoe --analyze'
    memory 'tictactoe --analyze 4,4,4 --certificate /dev/null'
    memory 'tictactoe --analyze --method table'
    memory 'tictactoe --analyze 6,5,4'
}
