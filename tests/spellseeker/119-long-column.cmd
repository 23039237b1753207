# a column of 10,000 cells: no recursion of the system; the path is plain to see
for i in {1..5000}; do printf 'A\nB\n'; done | spellseeker | spellchecker --longest
