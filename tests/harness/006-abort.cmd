fake_suite 'echo hello world; kill -ABRT $$'
