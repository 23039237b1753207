fake_suite 'echo hello world; echo debugging >&2'
