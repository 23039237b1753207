for i in {1..60}; do printf 'AB%.0s' {1..30}; echo; done | spellpath --method sweep
