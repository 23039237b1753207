chomp $(printf '2%.0s' {1..1000})
