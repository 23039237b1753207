# one row: leave the poison alone; by hand
chomp 111111
