# A process has 2 GiB at most; expected: 3 GB are refused
hostile 'dd if=/dev/zero of=/dev/null bs=3000M count=1 && echo hello world | tee said'
