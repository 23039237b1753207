# A board that is too large is refused before any work, with the reason.
chomp --method map --memory 8589934591G 999999999999999999999999999999999999999999999999999999999999
