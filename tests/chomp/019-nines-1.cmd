# 9^1, one column of nine: eat down to the poison; found by several programs
chomp 9
