dond --tables 6 1 -1
