# death by SIGKILL is said, and is no time-out; the head of gradescript
fake_suite 'kill -KILL $$'
