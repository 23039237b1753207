fake_suite 'echo hello world # __asan_init' > all; touch tests/hello/001-world.slow; tests/gradeall --bin bin; tests/gradeall --bin build/bin
