# 507 gogen_blame judges ten thousand boards, as in case 506.
    UNIX> gogen_blame 10000 20261123
    10000 boards judged
    limit 3600
