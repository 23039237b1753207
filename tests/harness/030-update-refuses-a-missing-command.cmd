# --update does not bless a missing command; the head of gradescript
fake_suite 'echo hello world' > all; echo 'nosuchcommand; echo goodbye' > tests/hello/101-world.cmd; tests/gradeall --bin bin --unsafe --update | sed 's|/.*/||'; cat tests/hello/101-world.out
