faults chomp
