# A large bar: the winning move that several independent programs have found.
chomp 999999999999999999
