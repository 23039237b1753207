chomp 
