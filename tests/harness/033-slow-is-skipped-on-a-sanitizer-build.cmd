# a slow case is skipped on a sanitizer build; the head of gradescript
fake_suite 'echo hello world # __asan_init' > all; touch tests/hello/101-world.slow; tests/gradeall --bin bin --unsafe; tests/gradeall --bin build/bin
