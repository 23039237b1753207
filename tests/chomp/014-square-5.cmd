# the square of 5: eat all but the first row and column; a known result
chomp 55555
