# shellcheck shell=bash disable=SC2154 # tests/bench reads this, and sets what it uses

# chomp_rows HEIGHT COLUMNS ROUNDS METHOD...: the methods on a rectangle; textbook is a std::unordered_map from strings.
chomp_rows() {
    local height=$1 columns=$2 rounds=$3 method state command plain='' round TIMEFORMAT='%U %S'
    shift 3
    state=${height}x$columns # or digits, which textbook needs and chomp answers in
    ((height > 9)) || printf -v state "$height%.0s" $(seq "$columns")
    rm -f "$work"/chomp.*
    for ((round = 0; round < rounds; ++round)); do
        for method; do
            command=(chomp --stats --method "$method")
            [[ $method != textbook ]] || command=(chomp_reference --stats)
            { time "${command[@]}" "$state" >"$work/answer" 2>"$work/stats"; } 2>"$work/time" ||
                cannot "failed: ${command[*]} $state"
            [[ -e $work/chomp.answer ]] || cp "$work/answer" "$work/chomp.answer"
            cmp -s "$work/answer" "$work/chomp.answer" || cannot "the methods differ on $state"
            awk '{ print $1 + $2 }' "$work/time" >>"$work/chomp.$method.seconds"
            value peak-memory-kib "$work/stats" >>"$work/chomp.$method.kib"
            value states "$work/stats" >"$work/chomp.states"
        done
    done
    for method; do
        [[ -n $plain ]] || plain=$(median <"$work/chomp.$method.seconds")
        awk -v board="$height^$columns" -v method="$method" -v n="$(<"$work/chomp.states")" \
            -v s="$(median <"$work/chomp.$method.seconds")" -v k="$(median <"$work/chomp.$method.kib")" \
            -v plain="$plain" -v ratio="$([[ $# -gt 1 ]] && echo 1)" \
            'BEGIN { printf "%-8s %-9s %12.0f %10.3f %9s %11.3g %9d %12.4g\n", board, method, n, s,
                         ratio ? sprintf("%.4g", plain / s) : "-", n / s, k, k * 1024 / n }'
    done
}

bench() {
    printf '\nchomp: rectangles, HEIGHT^COLUMNS; processor seconds of all threads, KiB of the whole process (3500 of them always)\n'
    printf '%-8s %-9s %12s %10s %9s %11s %9s %12s\n' board method states seconds ratio states/s KiB bytes/state
    local board
    for board in 10 12 14; do chomp_rows 9 "$board" 3 textbook map sieve; done
    for board in 16 18; do chomp_rows 9 "$board" 3 map sieve; done
    for board in '9 20' '9 30' '9 40' '3 1000' '4 300' '6 93' '7 57' '9 50' '16 16' '10 42'; do
        # shellcheck disable=SC2086 # the board is two words
        chomp_rows $board 3 sieve
    done
    chomp_rows 9 60 1 sieve
}
