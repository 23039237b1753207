mkdir -p bin build/bin; printf '#!/bin/sh\necho world\n' > bin/whom; printf '#!/bin/sh\necho nobody\n' > build/bin/whom; chmod +x */whom build/bin/whom; fake_suite 'echo hello $(whom)'
