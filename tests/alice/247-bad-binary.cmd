head -c 100000 /dev/zero | alice
