# CDPATH does not matter; bash's manual
mkdir -p other/bin other/tests; export CDPATH=$PWD/other; fake_suite 'echo hello world${CDPATH-}'; tests/gradescript --bin bin --unsafe hello 101
