# a seed where nothing is random
alice --seed 3
