alice data/alice/described-method.txt
