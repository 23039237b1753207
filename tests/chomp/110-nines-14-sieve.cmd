chomp --method sieve 99999999999999
