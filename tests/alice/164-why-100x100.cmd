# the counts of 205019 states; those of the program that kept the level of each state, before it kept it modulo 3
alice --why data/alice/100x100-none.txt | sed -n 1,4p
