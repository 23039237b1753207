fake_suite 'printf "hello world"'
