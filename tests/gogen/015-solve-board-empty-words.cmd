: > words; gogen_exam solve words data/gogen/easy_solution.txt
