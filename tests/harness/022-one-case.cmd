fake_suite 'echo goodbye' > all; tests/gradescript --bin bin hello 1 | head -n 1; tests/gradescript --bin build/bin hello 001
