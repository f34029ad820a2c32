#pragma once
#include "Arduino.h"
#include "WiFiClientSecure.h"

enum { HTTP_CODE_OK = 200 };

/** Sends the request with curl. The address is in single quotes, which no encoded address contains. */
class HTTPClient {
  const char *address = "";
  const char *version = "";
  int seconds = 0;
  String body;

 public:
  void useHTTP10(bool) { version = "--http1.0"; }
  void setTimeout(int milliseconds) { seconds = milliseconds / 1000; }
  bool begin(WiFiClientSecure &, const char *url) {
    address = url;
    return true;
  }
  int GET() {
    char command[2000];
    snprintf(command, sizeof command, "curl -s %s -m %d -w '%%{http_code}' '%s'", version, seconds, address);
    FILE *answer = popen(command, "r");
    const size_t length = fread(body.text, 1, sizeof body.text - 1, answer);
    pclose(answer);
    char *status = body.text + length - 3;
    const int code = atoi(status);
    *status = '\0';
    return code;
  }
  String getString() { return body; }
  void end() {}
};
