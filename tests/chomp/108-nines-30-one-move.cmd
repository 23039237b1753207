# --all: several independent programs have found this winning move and no other.
chomp --all 999999999999999999999999999999
