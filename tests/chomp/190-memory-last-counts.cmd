# A board that fits within --memory is solved; sizes with and without K, M and G; the last --memory counts.
chomp --memory 1 --memory 1M 33
