# SIGINT is not ignored in a case; the head of gradescript
fake_suite 'kill -INT $$; echo hello world'
