# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_dond-arguments() { arguments=1 words=(dond) samples=('6 3 -1' '--table 6 3'); }
