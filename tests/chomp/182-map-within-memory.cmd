chomp --method map --memory 64M 999999999999999
