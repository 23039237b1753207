# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What spellchecker must survive; tests/faults says how. Texts are printf's.
source "$tests/spellpath/faults_boards.sh"

plain_faults() {
    reads "${grid}PATH\n0 0\n0 1\n0 2\n" 'spellchecker input' 'spellchecker' right
    writes 'spellchecker whole'
    writes 'spellchecker --longest whole'
    boards
    replaced 'spellchecker victim'
    works 'spellchecker --longest' '<&8'
}

memory_faults() {
    spellgen --seed 1 20 20 4 | spellseeker >board
    memory 'spellchecker --longest board'
    { spellgen --seed 1 400 400 26 && echo PATH; } >large
    memory 'spellchecker large'
}

right() { [[ $out == "OK - Pathlength = $(($(sed '1,/PATH/d' input | wc -w) / 2))"$'\n' ]]; }
