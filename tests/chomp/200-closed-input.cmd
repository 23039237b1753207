# Standard input is not read, so it may be closed.
chomp 33 <&-
