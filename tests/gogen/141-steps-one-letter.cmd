# One letter is missing: it is on the last square.
sed 's/X/./' data/gogen/easy_solution.txt > board; gogen --steps board data/gogen/easy_words.txt
