# A large bar: the winning move that several independent programs have found.
chomp 777777777777777777777777777777777777777777777777777777777
