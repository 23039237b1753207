# A board that fits within --memory is solved; sizes with and without K, M and G; the last --memory counts.
chomp --memory 24M 999999999999999999999999999999; chomp --memory 10M 999999999999999999999999999999
