# A board that fits within --memory is solved; sizes with and without K, M and G; the last --memory counts.
for s in 30000 64K 1M 1G 8589934591G 9223372036854775807; do chomp --memory $s 33; done
