# Output that cannot be written: exit code 2 and the system's reason.
chomp --help > /dev/full
