# it times out though its answer was right; the head of gradescript
fake_suite 'echo hello world; while :; do :; done'
