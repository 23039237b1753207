# A board that is too large is refused before any work, with the reason.
chomp --method map --memory 32M 9999999999999999
