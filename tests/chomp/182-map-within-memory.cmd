# A board that fits within --memory is solved; sizes with and without K, M and G; the last --memory counts.
chomp --method map --memory 64M 999999999999999
