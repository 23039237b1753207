alice --generate 60 90 --seconds 0 | alice --count
