# a file without a name
alice ''
