chomp --method map $(printf '9%.0s' {1..131000})
