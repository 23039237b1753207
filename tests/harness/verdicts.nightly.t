# 009 a program that computes for ever gets no answer in, though its answer was right; the head of gradescript
    UNIX> LIMIT=0.2 fake_suite 'echo hello world; while :; do :; done'
    hello/101-world is incorrect.
    command: hello
    reason: no answer within 0.2 s of processor time
    0 passed, 1 failed
    exit 1

# 040 exit codes that look like signals are not said to be deaths; the head of gradescript
    UNIX> for code in 126 127 130 139 193 255; do fake_suite "echo hello world; exit $code" | grep reason; done
    reason: exit code 126, expected 0
    reason: exit code 127, expected 0
    reason: exit code 130 (or signal 2, INT), expected 0
    reason: exit code 139 (or signal 11, SEGV), expected 0
    reason: exit code 193, expected 0
    reason: exit code 255, expected 0
    exit 1

# 042 deaths by other signals, in a pipe too; the head of gradescript
    UNIX> fake_suite 'kill -TERM $$' | grep reason; fake_suite 'kill -SEGV $$' > all; for line in 'hello | cat' 'true | hello' 'kill -FPE $$'; do echo "$line" > tests/hello/101-world.cmd; tests/gradeall --bin bin --unsafe | grep reason; done
    reason: killed by signal 15 (TERM)
    reason: killed by signal 11 (SEGV)
    reason: killed by signal 11 (SEGV)
    reason: killed by signal 8 (FPE)
    exit 1

# 043 what cannot be run is said; the head of gradescript
    UNIX> fake_suite 'echo hello world'; for line in /dev/null /nosuch 'hello; nosuch'; do echo "$line" > tests/hello/101-world.cmd; tests/gradeall --bin bin --unsafe | grep reason; done; echo hello > tests/hello/101-world.cmd; echo '#!/usr/bin/env nosuch' > bin/hello; tests/gradeall --bin bin --unsafe | grep reason
    1 passed, 0 failed
    reason: a command is missing or cannot be run
    reason: a command is missing or cannot be run
    reason: a command is missing or cannot be run
    reason: a command is missing or cannot be run
    exit 1

# 045 a program may write 64 MB and no more; the head of gradescript
    UNIX> fake_suite 'echo hello world'; echo 9 > tests/hello/101-world.sec; for line in yes 'yes >&2' 'yes > file' 'trap "" XFSZ; yes 2> file; exit 0'; do echo "$line" > bin/hello; tests/gradeall --bin bin --unsafe | grep reason; done
    1 passed, 0 failed
    reason: wrote too much: a file may have 64 MB
    reason: wrote too much: a file may have 64 MB
    reason: wrote too much: a file may have 64 MB
    reason: wrote too much: a file may have 64 MB
    exit 1

# 046 long reports are cut; the head of gradescript
    UNIX> fake_suite 'seq 1000'; fake_suite 'printf "%09999d\n" 0' | cut -c 1-50 | tail -n 3; fake_suite 'seq 200000' | tail -n 4; fake_suite 'seq 1000 >&2; kill -KILL $$' | sed 's/has .* in/has some bytes in/' | tail -n 3
    hello/101-world is incorrect.
    command: hello
    reason: stdout differs
    --- expected stdout
    +++ actual stdout
    @@ -1 +1,1000 @@
    -hello world
    +1
    +2
    +3
    +4
    +5
    +6
    +7
    +8
    +9
    +10
    +11
    +12
    +13
    +14
    +15
    +16
    +17
    +18
    +19
    +20
    +21
    +22
    +23
    +24
    +25
    +26
    +27
    +28
    +29
    +30
    +31
    +32
    +33
    +34
    +35
    +36
    (cut: it has 4961 bytes in 1004 lines)
    0 passed, 1 failed
    +0000000000000000000000000000000000000000000000000
    (cut: it has 10064 bytes in 5 lines)
    0 passed, 1 failed
    +35
    +36
    (cut: it has 1158829 bytes in 158735 lines)
    0 passed, 1 failed
    | 40
    (cut: it has some bytes in 1000 lines)
    0 passed, 1 failed
    exit 1

