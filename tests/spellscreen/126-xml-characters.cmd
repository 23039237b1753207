# characters that XML would obey; spellscreen_check
printf '<a>&"/\n]]>&#0\n' >board
spellscreen --svg board >picture && spellscreen_check board picture
