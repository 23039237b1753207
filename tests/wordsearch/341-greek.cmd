# Greek: a final sigma is a sigma, accents may be missing in capitals, case is folded. Laid by hand.
printf '%s\n' 'Λ Ο Γ Ο Σ' 'Κ Α Λ Ο Σ' > grid; printf '%s\n' λόγος ΚΑΛΌΣ σόλα > list; wordsearch grid list
