# a program that may not be run fails; the head of gradescript
fake_suite 'echo hello world' > out; chmod -x bin/hello; tests/gradeall --bin bin --unsafe | tail -n 1
