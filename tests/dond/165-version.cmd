# the form of --version; ours
dond --version | grep -Ecx 'dond ([0-9]+\.[0-9]+\.[0-9]+|unversioned)'
