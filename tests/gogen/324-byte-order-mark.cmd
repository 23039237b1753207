# The byte order mark that some editors put in front is no part of a puzzle, a board or words; the exam's solution.
for file in board words; do { printf '\xEF\xBB\xBF'; cat data/gogen/easy_$file.txt; } > $file; done
gogen --plain board words | cmp - data/gogen/easy_solution.txt && echo solved
cat board <(echo) data/gogen/easy_words.txt | gogen --plain | cmp - data/gogen/easy_solution.txt && echo solved
