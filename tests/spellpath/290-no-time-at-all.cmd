# with no time at all there is a path of some length: a legal one, so a lower bound; how long it is is left open
spellgen --seed 1 100 100 3 | spellpath --time-limit 0 2> note.txt | grep -cx '[1-9][0-9][0-9][0-9]*'
sed 's/[1-9][0-9]*/N/g' note.txt
