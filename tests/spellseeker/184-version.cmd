# the form of --version; ours
spellseeker --version | grep -Ecx 'spellseeker ([0-9]+(\.[0-9]+)+|unversioned)'
