alice <&-
