# The comparisons of one lookup, by hand: the middle of seven, then of the halves.
echo 07 > words.txt; for i in {1..6}; do echo 0$i; done | cat - words.txt > more.txt; printf '04\n' > grid.txt; wordsearch --stats --count --method prefix grid.txt more.txt 2>&1 > out.txt | sed -n 1,2p
