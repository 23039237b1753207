# a case begins in a folder with nothing of another in it; the head of gradescript
fake_suite 'ls -A; echo hello world'
