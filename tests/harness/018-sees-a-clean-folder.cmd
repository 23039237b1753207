fake_suite 'ls -A; echo hello world'
