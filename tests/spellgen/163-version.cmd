# the form of --version; ours
spellgen --version | grep -cEx 'spellgen ([0-9]+\.[0-9]+\.[0-9]+|unversioned)'
