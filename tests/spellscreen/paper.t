# 195 --paper draws the same picture, but for its colours and the black page; the picture on black is checked elsewhere
    UNIX> spellseeker data/spell/example.txt > board
    > same() { sed -E 's/cfill [0-9. ]+ pts/pts/'; }
    > diff <(spellscreen board | grep -v pcfill | same) <(spellscreen --paper board | same) && spellscreen --paper board | grep -c 'cfill 1 1 1 pts'
    1

# 196 --paper draws the same boxes, letters and lines in the same places; the page is white; the picture on black is checked elsewhere
    UNIX> spellseeker data/spell/example.txt > board
    > for style in --svg '--svg --paper'; do spellscreen $style board | grep -E '^(<text|M.*L)' | cksum; done | sort -u | wc -l
    > spellscreen --svg --paper board | grep -c '<rect.*fill="#fff"'
    1
    1
