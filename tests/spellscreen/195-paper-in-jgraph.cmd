# --paper draws the same picture, but for its colours and the black page; the picture on black is checked elsewhere
spellseeker data/spell/example.txt > board
same() { sed -E 's/cfill [0-9. ]+ pts/pts/'; }
diff <(spellscreen board | grep -v pcfill | same) <(spellscreen --paper board | same) && spellscreen --paper board | grep -c 'cfill 1 1 1 pts'
