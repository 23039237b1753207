fake_suite 'echo goodbye; sleep 5' --update; cat tests/hello/001-world.out
