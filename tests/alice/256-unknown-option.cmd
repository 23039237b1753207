alice --fast
