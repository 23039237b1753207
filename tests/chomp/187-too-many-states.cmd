chomp $(printf '9%.0s' {1..1000})
