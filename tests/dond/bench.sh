# shellcheck shell=bash disable=SC2154 # tests/bench reads this, and sets what it uses

bench() {
    printf '\ndond: whole processes, start-up included; plain is t times over s faces\n'
    printf '%-44s %12s %12s %9s\n' 's t last-roll' 'dond' 'plain' 'ratio'
    local arguments ours plain
    for arguments in '6 3 -1' '1000 20000 -1' '100000 5000 7' '1000000000 1000000000 -1' \
        '1000000000000000000 1000000000000000000 0'; do
        : >"$work/ours" && : >"$work/plain"
        for _ in 1 2 3 4 5; do
            # shellcheck disable=SC2086 # the arguments are words
            wall dond $arguments >>"$work/ours"
            # shellcheck disable=SC2086
            [[ ${#arguments} -gt 20 ]] || wall dond_reference $arguments >>"$work/plain"
        done
        ours=$(median <"$work/ours")
        plain=$(median <"$work/plain")
        printf '%-44s %12s %12s %9s\n' "$arguments" "$ours" "${plain:--}" \
            "$(awk -v a="$ours" -v b="${plain:-0}" 'BEGIN { print (b > 0 ? sprintf("%.1f", b / a) : "-") }')"
    done
}
