# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_chomp-arguments() {
    arguments=1 words=(chomp) samples=('74332' '--all --method map 2221' '--draw --memory 1M 55' '--memory 1M 10^3,4^2' '--census 3x4' '12,12,10')
}
