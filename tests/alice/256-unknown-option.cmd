# an option that is none
alice --fast
