# A link that the program leaves is not followed by the case; expected: the secret is not read through it
hostile 'echo hello world; ln -sf "$top/secret" said'
