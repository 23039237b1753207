# --paper draws the same boxes, letters and lines in the same places; the page is white; the picture on black is checked elsewhere
spellseeker data/spell/example.txt > board
for style in --svg '--svg --paper'; do spellscreen $style board | grep -E '^(<text|M.*L)' | cksum; done | sort -u | wc -l
spellscreen --svg --paper board | grep -c '<rect.*fill="#fff"'
