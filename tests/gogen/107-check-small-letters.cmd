# Small letters count as capitals; the solution is the exam's.
tr A-Z a-z < data/gogen/easy_solution.txt | gogen --check - data/gogen/easy_words.txt
