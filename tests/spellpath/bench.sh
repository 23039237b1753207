# shellcheck shell=bash disable=SC2154 # tests/bench reads this, and sets what it uses

# search NAME BOARD: runs a method, notes its seconds and KiB in $work, and says the length.
search() {
    local command
    case $1 in
        textbook) command=(spellpath_reference --stats) ;;
        *) command=(spellpath --stats --method "$1") ;;
    esac
    echo - | "${command[@]}" >"$work/length" 2>"$work/empty" || cannot "failed: ${command[*]}"
    "${command[@]}" <"$2" >"$work/length" 2>"$work/stats" || cannot "failed: ${command[*]}"
    value seconds "$work/stats" >>"$work/$1.seconds"
    echo "$(($(value peak-memory-kib "$work/stats") - $(value peak-memory-kib "$work/empty")))" >>"$work/$1.kib"
    value cache-entries "$work/stats" >"$work/$1.entries"
    cp "$work/length" "$work/$1.length"
}

bench() {
    local board method name
    local methods=(textbook memo)
    spellgen --seed 1 20 20 5 >"$work/20x20 5 letters, spellgen seed 1"
    printf 'ABABAB\nBABABA\n%.0s' 1 2 3 >"$work/6x6 checkerboard"
    cp "$top/data/spell/20x20.txt" "$work/20x20.txt of the lab"
    printf '\nspell: a std::map from strings of cells against memo, whose keys are what can be reached\n'
    printf '%-34s %-16s %6s %10s %9s %9s %9s %9s\n' board method length entries seconds ratio KiB ratio
    for name in '20x20 5 letters, spellgen seed 1' '6x6 checkerboard' '20x20.txt of the lab'; do
        board=$work/$name
        rm -f "$work"/*.seconds "$work"/*.kib
        for _ in 1 2 3; do
            for method in "${methods[@]}"; do search "$method" "$board"; done
        done
        for method in "${methods[@]}"; do
            awk -v board="$name" -v method="$method" -v length_="$(<"$work/$method.length")" \
                -v entries="$(<"$work/$method.entries")" \
                -v s="$(median <"$work/$method.seconds")" -v s0="$(median <"$work/textbook.seconds")" \
                -v k="$(median <"$work/$method.kib")" -v k0="$(median <"$work/textbook.kib")" \
                'BEGIN { if (k < 4) k = 4 # a page: less cannot be told
                    printf "%-34s %-16s %6s %10s %9.6f %9.1f %9d %9.1f\n",
                        board, method, length_, entries, s, s0 / s, k, k0 / k }'
        done
    done
    large_boards
}

# beside COMMAND...: the seconds that the method takes for the board in $work/board, or - when it takes over 60 or 8 GB.
beside() {
    (ulimit -v 8000000 && exec timeout 60 "$@" --stats <"$work/board") >"$work/out" 2>"$work/stats" &&
        value seconds "$work/stats" || echo -
}

# large NAME COMMAND...: the boards that the command makes with SEED from 1 to 5, or the one board.
large() {
    local name=$1 seed lengths=() lab memo
    shift
    rm -f "$work"/large.*
    for seed in 1 2 3 4 5; do
        "${@/SEED/$seed}" >"$work/board" || cannot "failed: $*"
        if [[ $seed -eq 1 ]]; then
            lab=$(beside spellpath_reference)
            memo=$(beside spellpath --method memo)
        fi
        spellpath --stats --time-limit 400 "$work/board" >"$work/length" 2>"$work/stats" ||
            echo ' (unproved)' >>"$work/length"
        lengths+=("$(tr -d '\n' <"$work/length")")
        value seconds "$work/stats" >>"$work/large.seconds"
        value peak-memory-kib "$work/stats" >>"$work/large.kib"
        if [[ "$*" != *SEED* ]]; then break; fi
    done
    printf '%-34s %9s %9s %10s %10s %10s   %s\n' "$name" "$lab" "$memo" "$(median <"$work/large.seconds")" \
        "$(sort -g "$work/large.seconds" | tail -n 1)" "$(sort -g "$work/large.kib" | tail -n 1)" "${lengths[*]}"
}

large_boards() {
    printf '\nspell, large and dense boards, seeds 1 to 5; the textbook version and memo on the first, if in 60 s\n'
    printf '%-34s %9s %9s %10s %10s %10s   %s\n' board 'textbook' memo 'median s' 'most s' 'most KiB' lengths
    large '20x20 2 letters' drawn_board letters 20 20 2 SEED 0
    large '20x20 3 letters (spellgen)' spellgen --seed SEED 20 20 3
    large '30x30 3 letters (spellgen)' spellgen --seed SEED 30 30 3
    large '40x40 3 letters (spellgen)' spellgen --seed SEED 40 40 3
    large '40x40 4 letters' drawn_board letters 40 40 4 SEED 0
    large '60x60 4 letters' drawn_board letters 60 60 4 SEED 0
    large '80x80 4 letters' drawn_board letters 80 80 4 SEED 0
    large 'column stripes 16x16' drawn_board columns 16 16 2 1 0
    large 'column stripes 24x24' drawn_board columns 24 24 2 1 0
    large 'row stripes 12x12' drawn_board rows 12 12 2 1 0
    large 'row stripes 14x14' drawn_board rows 14 14 2 1 0
    large 'row stripes 10x100' drawn_board rows 10 100 2 1 0
    large 'row stripes 14x14, holes' drawn_board rows 14 14 2 SEED 10
    large 'column stripes 14x14, holes' drawn_board columns 14 14 2 SEED 10
}
