fake_suite 'kill -INT $$; echo hello world'
