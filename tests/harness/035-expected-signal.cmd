fake_suite 'kill -PIPE $$' > all; : > tests/hello/001-world.out; echo 141 > tests/hello/001-world.rc; tests/gradeall --bin bin
