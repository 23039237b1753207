# a size that is no number
alice --generate 3x 3
