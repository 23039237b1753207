fake_suite 'echo goodbye; kill -SEGV $$' --update; cat tests/hello/001-world.out
