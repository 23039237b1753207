# shellcheck shell=bash disable=SC2154 # tests/bench reads this, and sets what it uses

# rounds N COMMAND...: the median seconds of the program's search in so many rounds; its answer is in $work/answer.
rounds() {
    local n=$1
    shift
    : >"$work/seconds"
    for ((; n > 0; --n)); do
        "$@" --stats >"$work/answer" 2>"$work/stats" || cannot "failed: $*"
        value seconds "$work/stats" >>"$work/seconds"
    done
    median <"$work/seconds"
}

bench() {
    local method seconds plain=''
    printf '\ntictactoe: 3,3,3 from the empty board; the ratio is against plain minimax\n'
    printf '%-12s %10s %10s %9s\n' method calls seconds ratio
    for method in minimax alphabeta table exact; do
        seconds=$(rounds 9 tictactoe --analyze --method "$method")
        plain=${plain:-$seconds}
        printf '%-12s %10s %10s %9s\n' "$method" "$(value calls "$work/stats")" "$seconds" \
            "$(awk -v a="$seconds" -v b="$plain" 'BEGIN { printf "%.1f", b / a }')"
    done
    printf '3,3,3 by the table of distances, least and median microseconds: %s\n' "$(all_positions 1000)"
    for _ in 1 2 3 4 5 6 7 8 9; do wall tictactoe --analyze; done >"$work/wall"
    printf '3,3,3 by the exact method, the whole process: %s s\n' "$(median <"$work/wall")"

    values
    certificates
}

# The value of every m,n,3 and m,n,4 of at most 40 squares and every m,n,5 of at most 8 by 8 (m at most n), within
# BENCH_SECONDS of processor time each, 600 unless it says otherwise. Boards that take at most ten positions are only
# counted.
values() {
    local limit=${BENCH_SECONDS:-600} m n k answer TIMEFORMAT=%U
    local -A easy=([draw]=0 ['first wins']=0)
    printf '\ntictactoe: values of m,n,k from the empty board by the exact method; processor seconds, KiB of the whole process\n'
    printf '%-8s %-11s %12s %9s %9s\n' board value positions seconds KiB
    for k in 3 4 5; do
        for ((m = 1; m <= 8; ++m)); do
            for ((n = m > k ? m : k; n <= (k == 5 ? 8 : 40 / m); ++n)); do
                { time (ulimit -S -t "$limit" && tictactoe --analyze "$m,$n,$k" --stats \
                    >"$work/answer" 2>"$work/stats"); } 2>"$work/time"
                answer=$(cut -d' ' -f1 "$work/answer")
                case $answer in
                    DRAW) answer=draw ;;
                    X_WIN) answer='first wins' ;;
                    *)
                        printf '%-8s not in %s s\n' "$m,$n,$k" "$limit"
                        continue
                        ;;
                esac
                if [[ $(value calls "$work/stats") -le 10 ]]; then
                    easy[$answer]=$((easy[$answer] + 1))
                    continue
                fi
                printf '%-8s %-11s %12s %9s %9s\n' "$m,$n,$k" "$answer" "$(value calls "$work/stats")" \
                    "$(tail -n 1 "$work/time")" "$(value peak-memory-kib "$work/stats")"
            done
        done
    done
    printf 'at most ten positions: %s draws, %s wins\n' "${easy[draw]}" "${easy['first wins']}"
}

# Certificates of the boards that take longest: their size, and the processor seconds of finding the value, of finding the
# value and writing, and of checking.
certificates() {
    local board alone both TIMEFORMAT=%U
    printf '\ntictactoe: certificates; processor seconds of the value alone, of value and certificate, of certificate_check\n'
    printf '%-8s %8s %9s %9s %9s %9s\n' board lines KB value both check
    for board in 5,5,4 4,7,4 4,8,4 4,9,4 4,10,4 4,12,4 4,16,4 7,7,5 6,8,5 7,8,5; do
        alone=$({ time tictactoe --analyze "$board" >"$work/answer"; } 2>&1)
        both=$({ time tictactoe --analyze "$board" --certificate "$work/proof" >"$work/answer"; } 2>&1)
        { time certificate_check "$work/proof" >"$work/proved"; } 2>"$work/time" || cannot "wrong: $board"
        printf '%-8s %8s %9s %9s %9s %9s\n' "$board" "$(wc -l <"$work/proof")" "$(($(wc -c <"$work/proof") / 1000))" \
            "$alone" "$both" "$(<"$work/time")"
    done
}
