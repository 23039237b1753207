# a search that is ended has more than its first path, also where every decomposition is too wide, as with two letters on
# 60x60; its own first answer, and spellchecker
for board in 'spellgen --seed 1 24 24 3' 'drawn_board letters 40 40 2 1 0' 'spellgen --seed 1 60 60 2'; do
    $board > board.txt
    first=$(spellpath --time-limit 0 board.txt 2> err.txt)
    for seconds in 0.2 1 3 9 30; do
        spellseeker --time-limit $seconds board.txt > path.txt 2> err.txt
        [[ $(spellchecker path.txt) =~ ^OK\ -\ Pathlength\ =\ ([0-9]+)$ ]] && ((BASH_REMATCH[1] > first)) && echo longer && break
    done
done
