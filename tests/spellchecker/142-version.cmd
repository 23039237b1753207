# the form of --version; ours
spellchecker --version | grep -Ecx 'spellchecker ([0-9]+(\.[0-9]+)+|unversioned)'
