# --version: the name and a number.
chomp --version | grep -Ecx 'chomp ([0-9]+(\.[0-9]+)+|unversioned)'
