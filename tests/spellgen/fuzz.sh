# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_spellgen-arguments() { arguments=1 words=(spellgen) samples=('--seed 1 3 4 5'); }
