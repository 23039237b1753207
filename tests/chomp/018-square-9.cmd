# the square of 9, 48620 states: eat all but the first row and column; a known result
chomp 999999999
