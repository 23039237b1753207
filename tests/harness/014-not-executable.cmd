fake_suite 'echo hello world' > out; chmod -x bin/hello; tests/gradeall --bin bin | tail -n 1
