# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What spellpath must survive; tests/faults says how. Texts are printf's.
source "$tests/spellpath/faults_boards.sh"

plain_faults() {
    reads "${grid}PATH\n0 0\n" 'spellpath input' 'spellpath' right
    writes 'spellpath --stats whole'
    boards
    replaced 'spellpath victim'
    dense >board
    works 'spellpath --method dfs board' '' best
}

memory_faults() { searches spellpath; }

right() { [[ $out == "$(command spellpath --method dfs input)"$'\n' ]]; }

best() { [[ $out == "$1"$'\n' && $1 -le ${want:-1600} && ${want:-0} -le $2 ]]; }
