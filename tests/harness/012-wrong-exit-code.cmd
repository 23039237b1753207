# a wrong exit code fails above 100; the head of gradescript
fake_suite 'echo hello world; exit 3'
