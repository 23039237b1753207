# A board that is too large is refused before any work, with the reason.
chomp $(printf '9%.0s' {1..1000})
