# what cannot be run is said; the head of gradescript
fake_suite 'echo hello world'; for line in /dev/null /nosuch 'hello; nosuch'; do echo "$line" > tests/hello/101-world.cmd; tests/gradeall --bin bin --unsafe | grep reason; done; echo hello > tests/hello/101-world.cmd; echo '#!/usr/bin/env nosuch' > bin/hello; tests/gradeall --bin bin --unsafe | grep reason
