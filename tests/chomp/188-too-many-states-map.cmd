# A board that is too large is refused before any work, with the reason.
chomp --method map $(printf '9%.0s' {1..131000})
