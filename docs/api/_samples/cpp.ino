#include <HTTPClient.h>
#include <WiFi.h>
#include <WiFiClientSecure.h>

const char *url = (
    "ADDRESS"
    "&PARAMETER"
);
const char *network = "my-network";
const char *password = "my-password";
// The root certificate of the service as PEM text. Never switch the check off: the keys are in the address.
const char *rootCertificate = "-----BEGIN CERTIFICATE-----\n...";

bool call(String &body) {
  WiFiClientSecure connection;
  connection.setCACert(rootCertificate);
  HTTPClient http;
  http.useHTTP10(true);  // One whole body of several kilobytes instead of chunks.
  http.setTimeout(20000);
  if (!http.begin(connection, url)) return false;
  const int status = http.GET();
  Serial.println(status);
  body = http.getString();
  http.end();
  return status == HTTP_CODE_OK && body.indexOf("\"error\":") < 0;
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
