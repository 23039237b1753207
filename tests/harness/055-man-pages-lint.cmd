# mandoc finds nothing wrong with the man pages; mandoc
command -v mandoc > tool || { echo 'skipped: there is no mandoc'; exit 77; }
cd "$(dirname "$(command -v gradeall)")/.." && mandoc -T lint -W warning ./*/*.1
