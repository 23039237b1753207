chomp --help > /dev/full
