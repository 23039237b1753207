# A large bar: the winning move that several independent programs have found.
chomp 9999999999999999999999999
