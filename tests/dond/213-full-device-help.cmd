dond --help > /dev/full
