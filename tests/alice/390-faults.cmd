faults alice
