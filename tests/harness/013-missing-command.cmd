# a missing command is said; the head of gradescript
fake_suite 'echo hello world; nosuchcommand'
