alice_agree 300 20261121
