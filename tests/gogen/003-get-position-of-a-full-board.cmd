# question 1: every letter, row by row, as the solution in the exam's figure has them
gogen_exam position data/gogen/solution-easy.txt NGWKRTICEDSYXVBHUAOFQJMLP
