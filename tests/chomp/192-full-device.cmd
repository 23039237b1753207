# Output that cannot be written: exit code 2 and the system's reason.
chomp 33 > /dev/full
