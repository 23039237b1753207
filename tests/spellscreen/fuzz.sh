# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_spellscreen() {
    words=(spellscreen --svg) samples=()
    for board in "$data"/spell/e*.txt; do
        spellseeker "$board" >"${board##*/}" || return
        samples+=("${board##*/}")
    done
}
