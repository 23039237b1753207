# The program's name and a number.
gogen --version | sed "s/[0-9].*/N/"
