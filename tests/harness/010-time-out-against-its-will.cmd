# a program that ignores SIGTERM and sleeps is ended by the backstop; the head of gradescript
fake_suite 'trap "" TERM; echo hello world; sleep 15; sleep 15'
