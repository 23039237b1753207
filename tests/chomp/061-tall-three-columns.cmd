chomp 985
