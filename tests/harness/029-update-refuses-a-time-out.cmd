# --update does not bless a time-out; the head of gradescript
fake_suite 'echo goodbye; while :; do :; done' --update; cat tests/hello/101-world.out
