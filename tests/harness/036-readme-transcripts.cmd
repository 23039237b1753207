readme=$(dirname "$(command -v gradeall)")/../README.md; transcripts "$readme" | diff "$readme" - && grep -c UNIX "$readme"
