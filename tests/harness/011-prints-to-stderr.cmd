# what it prints on standard error fails above 100; the head of gradescript
fake_suite 'echo hello world; echo debugging >&2'
