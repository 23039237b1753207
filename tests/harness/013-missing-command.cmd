fake_suite 'echo hello world; nosuchcommand'
