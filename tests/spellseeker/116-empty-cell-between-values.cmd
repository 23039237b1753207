# - is empty though its byte lies between , and .; the path is plain to see
printf ',-.' | spellseeker | spellchecker --longest
