# Without a file, standard input is read; here it is empty.
gogen < /dev/null
