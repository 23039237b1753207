# Strings of the method lengths on 32 x 32 with words of at most 20 letters; by arithmetic, and below the 160RC of the
# lecture.
for i in {1..32}; do head -c 32 /dev/zero | tr '\0' q; echo; done > grid.txt; printf 'counterrevolutionary\nzebra\n' > words.txt; wordsearch --stats --count --method lengths grid.txt words.txt 2>&1 > out.txt | sed -n 1p
