dond 6 '' -1
