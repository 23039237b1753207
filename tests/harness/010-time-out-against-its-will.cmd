fake_suite 'trap "" TERM; echo hello world; sleep 5; sleep 5'
