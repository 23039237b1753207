# A control character in a message is shown as a question mark.
chomp $'7\177' 2>&1; echo $?
