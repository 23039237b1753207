# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What spellseeker must survive; tests/faults says how. Texts are printf's.
source "$tests/spellpath/faults_boards.sh"

plain_faults() {
    reads "${grid}PATH\n0 0\n" 'spellseeker input' 'spellseeker -' right
    writes 'spellseeker whole'
    spellgen --seed 1 60 60 26 >whole
    writes_much 'spellseeker whole'
    boards
    replaced 'spellseeker victim'
    dense >board
    works 'spellseeker --method dfs board' '' best
}

memory_faults() { searches spellseeker; }

right() { [[ $(spellchecker --longest ../out) == OK* ]]; }

best() { [[ $(spellchecker ../out) == "OK - Pathlength = $1" ]]; }
