# A binary search among 40,000 words takes at most 16 comparisons (lecture).
seq 100000 139999 > words.txt; printf '13999\n10000\n12345\nab101\n' > grid.txt
for method in lengths prefix; do wordsearch --stats --count --method $method grid.txt words.txt 2>&1 > out.txt | awk '/^checks/ { c = $2 } /^string/ { print (c > 50), ($2 <= 16 * c), ($2 >= 15 * c) }'; done
