# more cells than 2^31 - 1; message is ours
spellgen 46341 46341 5
