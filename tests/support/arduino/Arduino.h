// As much of an ESP32 as the C++ sample uses, on a computer with curl. Every sketch begins with this header.
// It does without the C++ library, which takes most of the time to compile.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct String {
  char text[20000] = "";
  int indexOf(const char *part) const {
    const char *found = strstr(text, part);
    return found ? static_cast<int>(found - text) : -1;
  }
};

struct SerialPort {
  void begin(int) {}
  void println(const char *text) { puts(text); }
  void println(const String &body) { puts(body.text); }
  void println(int number) { printf("%d\n", number); }
};

inline SerialPort Serial;
inline void delay(int) {}

void setup();
int main() { setup(); }
