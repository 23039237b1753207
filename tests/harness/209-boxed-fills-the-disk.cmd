# All files together have a size; expected: the fifth of 60 MB cannot be written
hostile 'for i in 1 2 3 4 5; do head -c 60000000 /dev/zero > file$i || exit 1; done; echo hello world | tee said'
