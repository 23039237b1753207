# standard input is empty; the head of gradescript
fake_suite 'cat; echo hello world'
