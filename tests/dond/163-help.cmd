# the whole help; ours
dond --help
