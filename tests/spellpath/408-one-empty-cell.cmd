# there is no cell, so no path; the definition, which the lab's text does not spell out
spellpath <<'END'
-
END
