fake_suite 'echo hello world' nosuch
