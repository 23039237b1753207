alice --generate 6 6 --seconds 0.3 | alice --count
