# death by SIGSEGV is said; the head of gradescript
fake_suite 'kill -SEGV $$'
