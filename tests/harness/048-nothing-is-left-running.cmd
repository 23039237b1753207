# a process that is left running is killed; the head of gradescript
fake_suite "(while sleep 0.05; do touch '$PWD/alive'; done) & echo hello world"; rm -f alive; sleep 0.3; find . -name alive
