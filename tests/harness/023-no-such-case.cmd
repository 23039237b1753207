fake_suite 'echo hello world' > all; tests/gradescript --bin bin hello 2; echo $?; tests/gradescript --bin bin nosuch 1; echo $?; tests/gradescript --bin bin hello x; echo $?
