# operands missing; message is ours
spellgen
