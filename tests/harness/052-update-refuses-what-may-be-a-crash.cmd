fake_suite 'echo goodbye; exit 139' --update; cat tests/hello/001-world.out
