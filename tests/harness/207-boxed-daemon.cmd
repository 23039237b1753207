# What is started in the box ends with its case; expected: no process after, no file in /tmp
hostile 'setsid bash -c "sleep 70207" > /dev/null 2>&1 < /dev/null & (trap "" HUP TERM INT; while sleep 0.1; do for file in /tmp/hostile.was.here /tmp/*/*; do echo correct > "$file"; done; done) > /dev/null 2>&1 < /dev/null & exit 0'
