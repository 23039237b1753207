# B, with a partner to come, cannot stand at (0,1): worked out by hand, J, W, I, S and O are all around it.
printf '%s\n' J.W.V ..... X.Y.D ..... G.F.Q '' BEACH CACTUS PARK PEACH SIX SWORD TYPE WORK WORLD YACHT YOUNG YOUTH | gogen --steps --no-boards - | grep 'no free square'
