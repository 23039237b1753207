# a right program passes; the head of gradescript
fake_suite 'echo hello world'
