# a list without words: a full board is a solution; the definition
: > words; gogen_exam solve words data/gogen/easy_solution.txt
