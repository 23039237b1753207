# 029 --update does not bless a time-out; the head of gradescript
    UNIX> LIMIT=0.2 fake_suite 'echo goodbye; while :; do :; done' --update; cat tests/hello/101-world.out
    hello/101-world is incorrect.
    command: hello
    reason: not updated: no answer within 0.2 s of processor time
    0 passed, 1 failed
    hello world

