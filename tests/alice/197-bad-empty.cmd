alice
