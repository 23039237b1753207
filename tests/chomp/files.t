# 200 Standard input is not read, so it may be closed.
    UNIX> chomp 33 <&-
    WIN: 32
