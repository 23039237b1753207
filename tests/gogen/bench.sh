# shellcheck shell=bash disable=SC2154 # tests/bench reads this, and sets what it uses

bench() {
    printf '\ngogen: in process, processor time\n'
    gogen_bench "$tests/gogen" "$top/data/gogen" || cannot 'failed: gogen_bench'
}
