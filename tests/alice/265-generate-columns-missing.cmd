# a size without its second number
alice --generate 3
