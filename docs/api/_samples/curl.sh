curl --silent --show-error \
  --fail-with-body \
  --max-time 20 \
'ADDRESS'
