# a size beyond all machines
alice --generate 3 99999999999999999999
