# a case may expect death by a signal; the head of gradescript
fake_suite 'kill -PIPE $$' > all; : > tests/hello/101-world.out; echo 141 > tests/hello/101-world.rc; tests/gradeall --bin bin --unsafe
