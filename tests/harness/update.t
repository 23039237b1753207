# 027 --update writes .out, .err and .rc, and removes what is not needed; the head of gradescript
    UNIX> fake_suite 'echo goodbye; echo whispering >&2; exit 3' --update; cat tests/hello/101-world.out tests/hello/101-world.err tests/hello/101-world.rc; fake_suite 'echo hello world' --update; ls tests/hello
    1 passed, 0 failed
    goodbye
    whispering
    3
    1 passed, 0 failed
    101-world.cmd
    101-world.out
    101-world.sec

# 028 --update does not bless a crash; the head of gradescript
    UNIX> fake_suite 'echo goodbye; kill -SEGV $$' --update; cat tests/hello/101-world.out
    hello/101-world is incorrect.
    command: hello
    reason: not updated: killed by signal 11 (SEGV)
    0 passed, 1 failed
    hello world

# 029 --update does not bless a time-out; the head of gradescript
    UNIX> fake_suite 'echo goodbye; while :; do :; done' --update; cat tests/hello/101-world.out
    hello/101-world is incorrect.
    command: hello
    reason: not updated: timed out
    0 passed, 1 failed
    hello world

# 030 --update does not bless a missing command; the head of gradescript
    UNIX> fake_suite 'echo hello world' > all; echo 'nosuchcommand; echo goodbye' > tests/hello/101-world.cmd; tests/gradeall --bin bin --unsafe --update | sed 's|/.*/||'; cat tests/hello/101-world.out
    hello/101-world is incorrect.
    command: nosuchcommand; echo goodbye
    reason: not updated: a command is missing or cannot be run
    | hello/101-world.cmd: line 1: nosuchcommand: command not found
    0 passed, 1 failed
    hello world
