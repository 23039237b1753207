sed 's/r,dr,d/d,r,dr/; s/u,r/r,u/' data/alice/text-4.txt | alice
