dond 6 3 ''
