# the form of --version; ours
spellpath --version | grep -Ecx 'spellpath ([0-9]+(\.[0-9]+)+|unversioned)'
