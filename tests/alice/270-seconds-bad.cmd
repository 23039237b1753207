alice --generate 3 3 --seconds 1e3
