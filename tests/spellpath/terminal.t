# 280 Progress does not speak of a block that is done: here the small ones are, within a second, and the large one goes on. A slow machine gets more time. Progress needs a second of work.
    UNIX> need script || exit 77
    > spellgen --seed 1 40 40 2 > board.txt
    > shown() { script -qec "spellpath --time-limit $1 board.txt" log < /dev/null > shown.txt; grep -q ' cells, .*at most' shown.txt; }
    > shown 3 || shown 30 && echo shown; grep -o '100 % of a block' shown.txt
    > true
    shown
