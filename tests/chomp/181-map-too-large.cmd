chomp --method map --memory 32M 9999999999999999
