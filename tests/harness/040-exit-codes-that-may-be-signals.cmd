# exit codes that look like signals are not said to be deaths; the head of gradescript
for code in 126 127 130 139 193 255; do fake_suite "echo hello world; exit $code" | grep reason; done
