# the form of --version; ours
spellscreen --version | grep -cEx 'spellscreen ([0-9]+\.[0-9]+\.[0-9]+|unversioned)'
