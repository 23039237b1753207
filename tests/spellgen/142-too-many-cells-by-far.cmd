# a product far beyond; message is ours
spellgen 2147483647 2147483647 5
