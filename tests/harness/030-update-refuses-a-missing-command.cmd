fake_suite 'echo hello world' > all; echo 'nosuchcommand; echo goodbye' > tests/hello/001-world.cmd; tests/gradeall --bin bin --update | sed 's|/.*/||'; cat tests/hello/001-world.out
