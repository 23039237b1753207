# no standard input
alice <&-
