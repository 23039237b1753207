# walk and maze cannot both be standard input
alice --check -
