import json
import sys
import urllib.error
import urllib.request

url = (
    "ADDRESS"
    "&PARAMETER"
)

try:
    with urllib.request.urlopen(url, timeout=20) as response:
        answer = json.load(response)
except urllib.error.HTTPError as refusal:
    sys.exit(f"{refusal.code} {refusal.read().decode()}")

if "error" in answer:
    sys.exit(answer["error"])
print(json.dumps(answer, indent=2))
