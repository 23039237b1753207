# shellcheck shell=bash disable=SC2154 # tests/bench reads this, and sets what it uses

# explore NAME COMMAND... MAZE: a search that reaches all it can; a row with its states, seconds and memory.
explore() {
    local name=$1
    shift
    "$@" >"$work/out" 2>"$work/stats"
    [[ $? -le 1 ]] || cannot "failed: $*"
    awk -v name="$name" -v states="$(value states "$work/stats")" -v s="$(value seconds "$work/stats")" \
        -v kib="$(value peak-memory-kib "$work/stats")" -v plain="$work/plain.seconds" 'BEGIN {
            if ((getline first < plain) <= 0) print (first = s) >plain
            printf "%-44s %12d %9.3f %9.1f %9.0f %9.1f\n", name, states, s, states / s / 1e6, kib / 1024, first / s }'
}

# solvable SIZE SEED: makes a random square maze and solves it, if it can be.
solvable() {
    alice_random "$1" "$1" "$2" >"$work/maze" && alice --stats "$work/maze" >"$work/out" 2>"$work/stats"
}

bench() {
    local seed maze=$work/maze seeds=0
    printf '\nalice: all states of 1000x1000 that can be reached; the plain method is a queue of records\n'
    for ((seed = 1;; ++seed)); do
        alice_random --closed 1000 1000 "$seed" >"$maze" && alice --stats "$maze" >"$work/out" 2>"$work/stats"
        [[ $(value states "$work/stats") -gt $((1000 * 1000 * 999 / 5)) ]] && break
    done
    printf '%-44s %12s %9s %9s %9s %9s\n' "alice_random --closed 1000 1000 $seed" states seconds '10^6/s' MiB ratio
    rm -f "$work/plain.seconds"
    explore 'plain' alice_reference --stats "$maze"
    for _ in 1 2 3; do
        explore 'alice' alice --stats "$maze"
    done
    printf 'reading it: %s MB/s\n' "$(alice_read "$maze")"

    printf '\nalice: start to goal as a whole process, the first solvable seeds\n'
    printf '%-44s %12s %9s\n' maze steps seconds
    for ((seed = 1; seeds < 5; ++seed)); do
        solvable 100 "$seed" || continue
        rm -f "$work"/seconds.*
        for _ in 1 2 3 4 5 6 7; do
            wall alice "$maze" >>"$work/seconds.alice"
            wall alice_reference "$maze" 2>/dev/null >>"$work/seconds.plain"
        done
        printf '%-44s %12s %9s (plain %s)\n' "alice_random 100 100 $seed" "$(value levels "$work/stats")" \
            "$(median <"$work/seconds.alice")" "$(median <"$work/seconds.plain")"
        seeds=$((seeds + 1))
    done
    rm -f "$work"/large.*
    for ((seed = 1, seeds = 0; seeds < 5; ++seed)); do
        solvable 3000 "$seed" || continue
        value seconds "$work/stats" >>"$work/large.seconds"
        printf '%-44s %12s %9s (%s MiB)\n' "alice_random 3000 3000 $seed" "$(value levels "$work/stats")" \
            "$(value seconds "$work/stats")" "$(($(value peak-memory-kib "$work/stats") / 1024))"
        seeds=$((seeds + 1))
    done
    printf '%-44s %12s %9s\n' 'median of 3000x3000' '' "$(median <"$work/large.seconds")"
}
