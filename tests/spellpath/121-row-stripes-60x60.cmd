for i in {1..30}; do printf '%060d\n%060d\n' 0 0 | sed '2s/0/1/g'; done | spellpath
