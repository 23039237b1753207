# What people may type, in 1000 random forms (case, separators, code points, hyphens, commas, comments), against a search by
# brute force in the letters before they were typed.
wordsearch_forms_agree 1000 20261121
