fake_suite 'kill -KILL $$'
