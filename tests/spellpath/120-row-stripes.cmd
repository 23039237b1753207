for i in {1..4}; do echo AAAAAAAA BBBBBBBB; done | spellpath
