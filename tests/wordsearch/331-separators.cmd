# The lecture's grid with each separator, at the sides too, and double spaced: the lecture's four lines each time.
grid=$(cat data/wordsearch/grid4.txt)
sed 's/./& /g' <<< "$grid" > 1; sed 's/./&\t/g' <<< "$grid" > 2; sed 's/./&,/g; s/,$//' <<< "$grid" > 3
sed 's/./& | /g; s/^/| /; s/ $//' <<< "$grid" > 4; sed 's/./&, /g; s/, $//' <<< "$grid" > 5; sed G <<< "$grid" > 6
tr 'a-z\n' 'A-Z\r' <<< "$grid" | sed 's/\r/\r\n/g' > 7; printf '\357\273\277'"$grid" > 8; printf '\n\n%s\n\n\n' "$grid" > 9
for n in {1..9}; do wordsearch $n data/wordsearch/words4.txt; done | sort | uniq -c | sed 's/^ *//'
