# an abort after the right answer fails; the head of gradescript
fake_suite 'echo hello world; kill -ABRT $$'
