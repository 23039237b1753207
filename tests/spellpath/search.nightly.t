# 301 a board of three letters whose block is solved with losses: the path is checked, and the engine without losses, measured before they came, proved 850 too
    UNIX> spellgen --seed 3 40 40 3 > board.txt
    > spellseeker board.txt | spellchecker
    OK - Pathlength = 850

# 302 A block whose elimination order is worth a hill climb. spellchecker judges the path, so the length is at least 951. That there is none longer has no independent proof: a linear program says at most 956, and 951 was the answer of this engine's dynamic program before it had a relaxation, a budget of losses or a hill climb, over the same states.
    UNIX> spellgen --seed 1 40 40 3 | spellseeker | spellchecker
    OK - Pathlength = 951

# 303 a search that is ended has more than its first path; its own first answer, and spellchecker
    UNIX> for board in 'spellgen --seed 1 24 24 3' 'drawn_board letters 40 40 2 1 0'; do
    >     $board > board.txt
    >     first=$(spellpath --time-limit 0 board.txt 2> err.txt)
    >     for seconds in 0.2 1 3 9 30 100 1000; do
    >         spellseeker --time-limit $seconds board.txt > path.txt 2> err.txt
    >         [[ $(spellchecker path.txt) =~ ^OK\ -\ Pathlength\ =\ ([0-9]+)$ ]] && ((BASH_REMATCH[1] > first)) && echo longer && break
    >     done
    > done
    longer
    longer

# 304 a long path a second after the start, on boards that are far from solved then: within 5 % of the bound; the form of the last line is ours, and spellchecker judges the path
    UNIX> for seed in 4 5; do
    >     spellgen --seed $seed 60 60 3 > board.txt
    >     for seconds in 1 3 9 30 100 1000; do
    >         spellseeker --time-limit $seconds board.txt > path.txt 2> err.txt
    >         [[ $(spellchecker path.txt) =~ ^OK\ -\ Pathlength\ =\ ([0-9]+)$ ]] || break
    >         length=${BASH_REMATCH[1]}
    >         [[ ! -s err.txt ]] && echo close && break
    >         [[ $(< err.txt) =~ best\ $length,\ at\ most\ ([0-9]+)$ ]] && ((100 * length >= 95 * BASH_REMATCH[1])) && echo close && break
    >     done
    > done
    close
    close

# 128 memo takes a lab's board as squares, too, and finds the length that 315 confirms
    UNIX> spellpath --grid square8 --method memo data/spell/10x15.txt
    78
# 129 a path deeper than the system's stack; the exit code says that the time limit has ended the search
    UNIX> for i in {1..300}; do printf 'AB%.0s' {1..150}; echo; done > board.txt; for method in dfs memo; do spellpath --time-limit 0.5 --method $method --memory 2G board.txt > out.txt 2>&1; echo $?; done
    1
    1

# 138 a path that the last stage has not proved is not called longest: memory for windows, not for the block, whose longest path has 321 cells by the search with enough memory; spellchecker judges the path
    UNIX> drawn_board letters 20 20 2 1 0 > board.txt
    > spellseeker --memory 1M --stats board.txt > path.txt 2> err.txt; echo code $?
    > [[ $(spellchecker path.txt) =~ ^OK\ -\ Pathlength\ =\ ([0-9]+)$ ]] && length=${BASH_REMATCH[1]}
    > [[ $(tail -n 1 err.txt) =~ best\ $length,\ at\ most\ ([0-9]+)$ ]] && ((length <= 321 && 321 < BASH_REMATCH[1])) && grep last-stage err.txt
    code 1
    last-stage: 5

