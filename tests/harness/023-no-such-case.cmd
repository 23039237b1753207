# no such case, no such program, no number: exit code 2; the head of gradescript
fake_suite 'echo hello world' > all; tests/gradescript --bin bin --unsafe hello 2; echo $?; tests/gradescript --bin bin --unsafe nosuch 1; echo $?; tests/gradescript --bin bin --unsafe hello x; echo $?
