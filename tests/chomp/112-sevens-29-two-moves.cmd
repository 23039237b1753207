# A large bar: the winning move that several independent programs have found.
chomp 77777777777777777777777777777
