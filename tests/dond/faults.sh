# shellcheck shell=bash disable=SC2154,SC1091 # tests/faults reads this, and sets what it uses
# What dond must survive; tests/faults says how. Texts are printf's.

plain_faults() {
    writes 'dond 6 3 -1'
    writes_much 'dond --table 300 300'
    works 'dond --table 1000 900' '>&8'
}

memory_faults() {
    memory 'dond 6 3 -1'
    memory 'dond --table 300 300'
}
