# 270 what a terminal shows, and that it is taken away, at any speed: a slow machine gets more time; the form is ours
    UNIX> need script || exit 77; need --without __asan_init spellpath || exit 77
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

# 280 Progress does not speak of a block that is done: here the small ones are, within a second, and the large one goes on. A slow machine gets more time. Progress needs a second of work.
    UNIX> need script || exit 77
    > spellgen --seed 1 40 40 2 > board.txt
    > shown() { script -qec "spellpath --time-limit $1 board.txt" log < /dev/null > shown.txt; grep -q ' cells, .*at most' shown.txt; }
    > shown 3 || shown 30 && echo shown; grep -o '100 % of a block' shown.txt
    > true
    shown
