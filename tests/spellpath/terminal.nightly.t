# 270 what a terminal shows, and that it is taken away, at any speed: a slow machine gets more time; the form is ours
    UNIX> need script || exit 77; ! grep -q __asan_init "$(command -v spellpath)" || { echo 'skipped: slow, for the plain build only'; exit 77; }
    > spellgen --seed 1 24 24 3 > board.txt
    > shown() { script -qec "spellpath --time-limit $2 --method $1 board.txt" log.$1 > $1.txt; grep -q ' cells, ' $1.txt; }
    > for method in dfs memo sweep; do { shown $method 2 || shown $method 30; } & done; wait
    > for method in dfs memo sweep; do cat -v $method.txt | sed -E 's/[0-9]+/N/g; s/\^Mspellpath: N cells, (N % of a block of N vertices, )?best N, at most N, N s\^\[\[K/PROGRESS /g; s/(PROGRESS )+/PROGRESS /'; done
    PROGRESS ^M^[[KN^M
    spellpath: best N, at most N^M
    PROGRESS ^M^[[KN^M
    spellpath: best N, at most N^M
    PROGRESS ^M^[[KN^M
    spellpath: best N, at most N^M
