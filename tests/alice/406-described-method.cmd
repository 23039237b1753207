# two arrivals at a cell in one step with different step sizes; by hand, and alice_reference agrees
alice data/alice/described-method.txt
