#pragma once

enum WiFiStatus { WL_CONNECTED };

struct Network {
  void begin(const char *, const char *) {}
  WiFiStatus status() { return WL_CONNECTED; }
};

inline Network WiFi;
