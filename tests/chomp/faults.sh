# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What chomp must survive; tests/faults says how. Texts are printf's.

plain_faults() {
    writes 'chomp 74332'
    writes 'chomp --method map --all --draw 74422'
    works 'chomp 999999999999999999999999999999999999999'
}

memory_faults() {
    memory 'chomp 74332'
    memory 'chomp --method map 99999999'
    memory 'chomp 99999999999999999999'
}
