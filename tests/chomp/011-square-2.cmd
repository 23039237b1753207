# the square of 2: eat all but the first row and column; a known result
chomp 22
