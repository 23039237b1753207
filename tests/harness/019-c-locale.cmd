# LC_ALL is C; the head of gradescript
fake_suite 'echo hello ${LC_ALL#C}world'
