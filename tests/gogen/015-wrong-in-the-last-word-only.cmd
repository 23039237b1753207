# question 2: W and K have changed places, so WICKED cannot be spelt; no other word has a W or a K
sed 's/NGWKR/NGKWR/' data/gogen/solution-easy.txt > board
for word in $(cat data/gogen/words-easy.txt); do
    echo "$word" > words
    gogen_exam valid words board
done
