alice --threads 0
