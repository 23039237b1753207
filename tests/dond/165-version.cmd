dond --version | grep -Ecx 'dond ([0-9]+\.[0-9]+\.[0-9]+|unversioned)'
