# a program may write 64 MB and no more; the head of gradescript
fake_suite 'echo hello world'; echo 9 > tests/hello/101-world.sec; for line in yes 'yes >&2' 'yes > file' 'trap "" XFSZ; yes 2> file; exit 0'; do echo "$line" > bin/hello; tests/gradeall --bin bin --unsafe | grep reason; done
