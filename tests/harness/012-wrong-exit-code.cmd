fake_suite 'echo hello world; exit 3'
