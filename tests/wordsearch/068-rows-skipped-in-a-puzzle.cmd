# three rows of other lengths among fourteen are left out, and the words go on across them; a search in Python, by the lecture's rules
cat > grid.txt <<'END'
fqsgbutterdptl
yrekabjuntxbup
giszvmeadowsij
otliefvakqo
cabbagezpuklzc
hckdvwbtsklqfp
lcefwbpaqoratd
tckrtwbxmfwoxnff
wthlbglvwclbko
zetelmwrjcodqn
qkacoauhottitk
anxnborntapwee
hbdeqscywmzxd
galhbxxlljmuty
mlbrfnepcyqqjr
wbajmarblezgww
nhkfgapnhammer
END
printf '%s\n' bakery blanket bottle butter cabbage cellar donkey falcon hammer harbour marble meadow pillow salmon > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
