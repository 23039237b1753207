# 507 As case 506, ten thousand boards.
    UNIX> gogen_blame 10000 20261123
    10000 boards judged
    limit 300
