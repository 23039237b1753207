# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What spellgen must survive; tests/faults says how. Texts are printf's.

plain_faults() {
    writes 'spellgen --seed 1 3 4 2'
    writes_much 'spellgen --seed 1 400 400 5'
    works 'spellgen --seed 1 4000 4000 5' '>&8'
}

memory_faults() {
    memory 'spellgen --seed 1 3 4 2'
    memory 'spellgen --seed 1 2000 20 5'
}
