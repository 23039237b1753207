# helpers come from our build; the head of gradescript
mkdir -p build/bin; printf '#!/bin/sh\necho world\n' > build/bin/whom; chmod +x build/bin/whom; fake_suite 'echo hello $(whom)'
