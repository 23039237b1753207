# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What spellscreen must survive; tests/faults says how. Texts are printf's.
source "$tests/spellpath/faults_boards.sh"

plain_faults() {
    reads "${grid}PATH\n0 0\n0 1\n" 'spellscreen --svg input' 'spellscreen --svg' right
    writes 'spellscreen whole'
    spellgen --seed 1 60 60 5 >whole
    writes_much 'spellscreen --svg whole'
    boards
    sed '/P/,$d' other >board && mv board other # what is no path is no picture
    replaced 'spellscreen victim'
    works 'spellscreen' '<&8'
}

memory_faults() {
    spellgen --seed 1 60 60 26 | spellseeker >board
    memory 'spellscreen board'
    memory 'spellscreen --svg board'
}

right() { [[ $(grep -c '<text' ../out) -eq $(sed '/PATH/,$d' input | tr -d -- '-\n' | wc -c) ]]; }
