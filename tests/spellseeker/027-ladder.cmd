# two columns of rungs: all twelve cells; by hand; spellchecker judges the path
judged 027
