chomp $'7\177' 2>&1; echo $?
