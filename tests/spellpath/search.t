# 130 a search that needs more than --memory answers with its best path and a bound; the form is ours
    UNIX> for i in {1..40}; do printf 'AB%.0s' {1..20}; echo; done > board.txt
    > spellpath --method memo --memory 5M board.txt > out.txt 2> err.txt
    > code=$?
    > best=$(sed -n '$s/^spellpath: best \([0-9]*\), at most [0-9]*$/\1/p' err.txt)
    > at_most=$(sed -n '$s/^spellpath: best [0-9]*, at most \([0-9]*\)$/\1/p' err.txt)
    > [[ $(cat out.txt) == "$best" ]] && ((best >= 1500 && at_most <= 1600)) && echo code $code
    code 1

# 148 too little --memory for the board is said, before any work; message is ours
    UNIX> spellpath --memory 15K data/spell/20x20.txt
    2> spellpath: out of memory: the board needs more than --memory allows
    exit 2

# 192 Two boards side by side, apart: ended at once, the search has not begun the smaller one, which may have a longer path than it found. The bound holds for it, too: the true length, from the search to its end, is not above it.
    UNIX> paste -d - <(spellgen --seed 1 24 24 3) <(spellgen --seed 2 24 24 3) > board.txt
    > spellpath --time-limit 0 board.txt > out.txt 2> err.txt; echo code $?
    > [[ $(< err.txt) =~ ^spellpath:\ best\ ([0-9]+),\ at\ most\ ([0-9]+)$ ]]
    > length=$(spellpath board.txt); ((BASH_REMATCH[1] == $(< out.txt) && BASH_REMATCH[1] <= length && length <= BASH_REMATCH[2])) && echo between
    code 1
    between

# 273 (the search takes its time limit) a search that is ended has more than its first path, here where every decomposition is too wide; its own first answer, and spellchecker
    UNIX> need --without __gnu_debug spellpath || exit 77; spellgen --seed 1 60 60 2 > board.txt
    > first=$(spellpath --time-limit 0 board.txt 2> err.txt)
    > for seconds in 0.1 0.3 1 3 9 30 100 1000; do
    >     spellseeker --time-limit $seconds board.txt > path.txt 2> err.txt
    >     [[ $(spellchecker path.txt) =~ ^OK\ -\ Pathlength\ =\ ([0-9]+)$ ]] && ((BASH_REMATCH[1] > first)) && echo longer && break
    > done
    longer

# 444 the default memory is half of what the process may have, here 32,768,000 bytes; a board takes 80 a cell
    UNIX> need --without __asan_init spellpath || exit 77
    > ulimit -v 64000
    > for cells in 405000 413000; do head -c $cells /dev/zero | tr '\0' A | spellpath; done
    1
    2> spellpath: out of memory: the board needs more than --memory allows
    exit 2
