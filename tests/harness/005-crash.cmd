fake_suite 'kill -SEGV $$'
