for s in 30000 64K 1M 1G 8589934591G 9223372036854775807; do chomp --memory $s 33; done
