printf '..WKR\nTICED\nSYXVB\nHUAOF\nQJM..\n' > board; printf '%s\n' NT GT PT LT > words; gogen --steps board words
