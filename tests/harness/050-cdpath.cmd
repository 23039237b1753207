mkdir -p other/bin other/tests; export CDPATH=$PWD/other; fake_suite 'echo hello world${CDPATH-}'; tests/gradescript --bin bin hello 1
