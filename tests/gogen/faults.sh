# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What gogen must survive; tests/faults says how. Texts are printf's.

easy_words='BOXED\nFOB\nTYING\n'
easy_board='N.W.R\n.....\nS.X.B\n.....\nQ.M.P\n'

plain_faults() {
    printf %b "$easy_board" >board
    printf %b "$easy_words" >words
    reads "$easy_board" 'gogen input words' 'gogen - words' right
    reads "$easy_words" 'gogen board input' 'gogen board -' right
    reads 'FOB\nOX\n' 'gogen --generate --seed 1 --words input' 'gogen --generate --seed 1 --words <(cat same)'
    writes 'gogen board words'
    writes 'gogen --generate --seed 1'
    writes_much 'gogen --svg board words'
    printf 'BOXED\nFOB\nJUSTICE\nMUSHY\nQUALM\nQUAVER\nSIGN\nTYING\nWICKED\n' >all # one solution: nothing else is said
    saves 'gogen -o saved board all'
    { cat words && printf '%99.0s\n' {1..20000}; } | tee big >other
    echo FOB >>big
    echo NQN >>other
    replaced 'gogen board victim'
    works 'gogen - words' '<&8'
    works 'gogen --generate --seed 1 --difficulty hard --minimal --givens 1'
}

memory_faults() {
    printf %b "$easy_board" >board
    printf %b "$easy_words" >words
    memory 'gogen board words'
    memory 'gogen --count board words'
    memory 'gogen --unique board words'
}

right() {
    eval "${ours/gogen/command gogen -o solved}" >../solved && eval "set -- ${ours#gogen}" &&
        [[ $(command gogen --check solved "$2") == solution ]] && rm solved
}
