# shellcheck shell=bash disable=SC2154 # tests/bench reads this, and sets what it uses

# found NAME COMMAND...: searches, and notes its seconds in $work.
found() {
    local name=$1
    shift
    "$@" --stats >/dev/null 2>"$work/stats" || cannot "failed: $*"
    value seconds "$work/stats" >>"$work/$name.seconds"
    value load-microseconds "$work/stats" >>"$work/$name.load"
    value peak-memory-kib "$work/stats" >"$work/$name.kib"
}

bench() {
    local words=$work/words grid=$work/grid name list=/usr/share/dict/american-english
    if [[ -r $list ]]; then
        grep -Ex '[A-Za-z]+' "$list" | tr '[:upper:]' '[:lower:]' | sort -u >"$words"
    else
        list='made up of syllables'
        wordsearch_random words 73445 1 >"$words"
    fi
    wordsearch_random grid 1000 1000 1 >"$grid"
    wordsearch_random grid 4000 4000 1 >"$work/grid4000"
    wordsearch_random grid 32 32 1 >"$work/grid32"
    printf '\nwordsearch: %d words (%s), random letters as often as in English\n' "$(wc -l <"$words")" "$list"
    rm -f "$work"/*.seconds "$work"/*.load
    [[ $(wordsearch_automaton "$grid" "$words" 2>"$work/stats") == "$(wordsearch --count "$grid" "$words" 2>/dev/null)" ]] ||
        cannot 'wordsearch and wordsearch_automaton count differently'
    for _ in 1 2 3 4 5; do
        found prefix wordsearch --count --method prefix "$grid" "$words"
        found one wordsearch --count "$grid" "$words"
        found text wordsearch "$grid" "$words"
        found large wordsearch --count "$work/grid4000" "$words"
        wordsearch_automaton "$grid" "$words" 2>&1 >/dev/null | sed 's/.* //' >>"$work/automaton.seconds"
        found load wordsearch --count "$work/grid32" "$words"
        wall wordsearch "$work/grid32" "$words" 2>/dev/null >>"$work/small.seconds"
    done
    printf '%-44s %10s %10s %9s\n' 'seconds, ns a cell and direction, ratio' seconds ns ratio
    while read -r name cells what; do
        awk -v what="$what" -v cells="$cells" -v s="$(median <"$work/$name.seconds")" \
            -v s0="$(median <"$work/prefix.seconds")" \
            'BEGIN { printf "%-44s %10.6f %10.2f %9.1f\n", what, s, s / cells / 8e-9, s0 / 1e6 / (s / cells) }'
    done <<'    rows'
        prefix 1000000 1000x1000 counted, prefix
        automaton 1000000 1000x1000 counted, Aho-Corasick automaton
        one 1000000 1000x1000 counted
        text 1000000 1000x1000 as text into /dev/null
        large 16000000 4000x4000 counted
    rows
    printf '%-44s %10s\n' '4000x4000 counted, peak memory in KiB' "$(<"$work/large.kib")" \
        '32x32, us of reading and indexing' "$(median <"$work/load.load")" \
        '1000x1000, us of reading and indexing' "$(median <"$work/one.load")" \
        '32x32, seconds of the whole process' "$(median <"$work/small.seconds")"
}
