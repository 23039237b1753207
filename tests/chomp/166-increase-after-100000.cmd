chomp $(printf '9%.0s' {1..100000})8x
