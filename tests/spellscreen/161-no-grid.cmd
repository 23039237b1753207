printf '' | spellscreen
