fake_suite 'sleep 5'
