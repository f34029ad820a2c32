// These templates replace a generator library, which would leave the answer unchecked and need a package for Python.
//
// The address is fully percent-encoded, so no language has to escape anything in it. Each sample uses only the standard
// library, prints the answer of the service, and fails if the request was refused.

export const languages = [
  {id: 'curl', label: 'curl', highlight: 'bash', extension: 'sh'},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript', extension: 'mjs'},
  {id: 'python', label: 'Python', highlight: 'python', extension: 'py'},
  {id: 'csharp', label: 'C#', highlight: 'csharp', extension: 'cs'},
  {id: 'cpp', label: 'C++ (Arduino)', highlight: 'cpp', extension: 'ino'},
] as const;

type LanguageId = (typeof languages)[number]['id'];

const templates = {
  curl: (url) => `curl --silent --show-error \\
  --fail-with-body --max-time 20 \\
  '${url}'
`,

  javascript: (url) => `const url = '${url}';

const response = await fetch(url, {signal: AbortSignal.timeout(20_000)});
const body = await response.text();
if (response.status !== 200) throw new Error(\`\${response.status} \${body}\`);

const answer = JSON.parse(body);
if (answer.error) throw new Error(answer.error);
console.log(answer);
`,

  python: (url) => `import json
import sys
import urllib.error
import urllib.request

url = "${url}"

try:
    with urllib.request.urlopen(url, timeout=20) as response:
        answer = json.load(response)
except urllib.error.HTTPError as refusal:
    sys.exit(f"{refusal.code} {refusal.read().decode()}")

if "error" in answer:
    sys.exit(answer["error"])
print(json.dumps(answer, indent=2))
`,

  csharp: (url) => `using System.Net;
using System.Text.Json;

var url = "${url}";

using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(20) };
using var response = await http.GetAsync(url);
var body = await response.Content.ReadAsStringAsync();
if (response.StatusCode != HttpStatusCode.OK)
{
    Console.Error.WriteLine($"{(int)response.StatusCode} {body}");
    return 1;
}

using var answer = JsonDocument.Parse(body);
if (answer.RootElement.TryGetProperty("error", out var code))
{
    Console.Error.WriteLine(code);
    return 1;
}
Console.WriteLine(body);
return 0;
`,

  cpp: (url) => `#include <HTTPClient.h>
#include <WiFi.h>
#include <WiFiClientSecure.h>

const char *url = "${url}";
const char *network = "my-network";
const char *password = "my-password";
// The root certificate of the service as PEM text. Never switch the check off: the keys are in the address.
const char *rootCertificate = "-----BEGIN CERTIFICATE-----\\n...";

bool call(String &body) {
  WiFiClientSecure connection;
  connection.setCACert(rootCertificate);
  HTTPClient http;
  http.useHTTP10(true);  // One whole body of several kilobytes instead of chunks.
  http.setTimeout(20000);
  if (!http.begin(connection, url)) return false;
  const int status = http.GET();
  body = http.getString();
  http.end();
  return status == HTTP_CODE_OK && body.indexOf("\\"error\\":") < 0;
}

void setup() {
  Serial.begin(115200);
  WiFi.begin(network, password);
  while (WiFi.status() != WL_CONNECTED) delay(100);

  String body;
  const bool accepted = call(body);
  Serial.println(accepted ? "Accepted" : "Refused");
  Serial.println(body);
}

void loop() {}
`,
} satisfies Record<LanguageId, (url: string) => string>;

/** A complete program that sends the request once and tells success from refusal. */
export function sample(language: LanguageId, url: string): string {
  return templates[language](url);
}
