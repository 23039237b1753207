chomp 33 <&-
