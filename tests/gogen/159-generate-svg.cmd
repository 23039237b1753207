gogen --generate --svg > out; head -c 4 out; echo; grep -c "<circle" out; grep -c "font-weight" out
