# no threads
alice --threads 0
