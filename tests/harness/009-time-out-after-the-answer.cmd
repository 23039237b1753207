fake_suite 'echo hello world; sleep 5'
