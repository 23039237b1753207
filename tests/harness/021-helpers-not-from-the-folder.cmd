# helpers do not come from the graded folder; the head of gradescript
mkdir -p bin build/bin; printf '#!/bin/sh\necho nobody\n' > bin/whom; printf '#!/bin/sh\necho world\n' > build/bin/whom; chmod +x */whom build/bin/whom; fake_suite 'echo hello $(whom)'
