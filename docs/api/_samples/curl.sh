curl --get --silent --show-error \
  --fail-with-body --max-time 20 \
  --data "PARAMETER" \
  "ADDRESS"
