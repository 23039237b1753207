# Two boards side by side, apart: ended at once, the search has not begun the smaller one, which may have a longer path
# than it found. The bound holds for it, too: the true length, from the search to its end, is not above it.
paste -d - <(spellgen --seed 1 24 24 3) <(spellgen --seed 2 24 24 3) > board.txt
spellpath --time-limit 0 board.txt > out.txt 2> err.txt; echo code $?
[[ $(< err.txt) =~ ^spellpath:\ best\ ([0-9]+),\ at\ most\ ([0-9]+)$ ]]
length=$(spellpath board.txt); ((BASH_REMATCH[1] == $(< out.txt) && BASH_REMATCH[1] <= length && length <= BASH_REMATCH[2])) && echo between
