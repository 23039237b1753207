# The exercise calls the program Chomp; both names are one program.
Chomp 74332; Chomp --version | cut -d" " -f1; Chomp 0
