alice --seed 3
