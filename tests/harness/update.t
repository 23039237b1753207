# 027 --update changes transcripts only: what stands in files is a lab's, or too odd for a transcript; the head of gradescript
    UNIX> fake_suite 'echo goodbye; echo a word on standard error >&2' --update | tail -n 3; cat tests/hello/101-world.out
    reason: not updated: that does not fit into a transcript
    | a word on standard error
    0 passed, 1 failed
    hello world

# 028 --update does not bless a crash; the head of gradescript
    UNIX> fake_suite 'echo goodbye; kill -SEGV $$' --update; cat tests/hello/101-world.out
    hello/101-world is incorrect.
    command: hello
    reason: not updated: killed by signal 11 (SEGV)
    0 passed, 1 failed
    hello world

# 030 --update does not bless a missing command; the head of gradescript
    UNIX> fake_suite 'echo hello world' > all; echo 'nosuchcommand; echo goodbye' > tests/hello/101-world.cmd; tests/gradeall --bin bin --unsafe --update | sed 's|/.*/||'; cat tests/hello/101-world.out
    hello/101-world is incorrect.
    command: nosuchcommand; echo goodbye
    reason: not updated: a command is missing or cannot be run
    | 101-world: line 1: nosuchcommand: command not found
    0 passed, 1 failed
    hello world
