# deaths by other signals, in a pipe too; the head of gradescript
fake_suite 'kill -TERM $$' | grep reason; fake_suite 'kill -SEGV $$' > all; for line in 'hello | cat' 'true | hello' 'kill -FPE $$'; do echo "$line" > tests/hello/101-world.cmd; tests/gradeall --bin bin --unsafe | grep reason; done
