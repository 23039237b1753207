# There is no network; expected: the loopback device alone, and that one is down
hostile '(exec 3<>/dev/tcp/127.0.0.1/22) 2>&1 | grep -q "refused" && echo hello world | tee said; grep -v lo: /proc/net/dev | grep -q : && echo hello world | tee said'
