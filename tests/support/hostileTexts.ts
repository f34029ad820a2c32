// cspell:disable: these are words of no language, or of many.

/** Texts that try to break out of an address, a page or a program. */
const listed = [
  '<script>globalThis.hacked = true</script>',
  '"><img src=x onerror="globalThis.hacked = true">',
  "';alert(1);//",
  '${globalThis.hacked = true}',
  '`touch hacked`',
  '$(touch hacked)',
  'javascript:alert(1)',
  'https://example.com/?a=b#c',
  '../../etc/passwd',
  '&userid=someone&apikey=else',
  '#fragment',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e9',
  '١٢٣',
  '１２３',
  '½',
  '%',
  '%zz',
  '%E0%A4%A',
  '%2525',
  'a+b',
  'a\r\nb',
  '\n',
  '\u0000',
  '\u001b[31m',
  '\u202eabc',
  'שלום',
  '你好',
  'Zürich',
  'z\u0351\u034b\u0337a\u0350\u0338lgo',
  '👩‍👩‍👧‍👦',
  '😀'.repeat(50),
  '\ud83d',
  '\ude00\ud83d',
  '\uffff',
  '\u{10ffff}',
  'a'.repeat(50),
  'a'.repeat(1_000_000),
  '%'.repeat(1_000_000),
  '<'.repeat(1_000_000),
  '\ud83d'.repeat(500_000),
  'W5'.repeat(250_000),
];

function range(from: number, to: number): number[] {
  return Array.from({length: to - from + 1}, (_, at) => from + at);
}

/** A word with punctuation and control characters of ASCII and Latin-1, invisible spaces and direction marks in it. */
const spoiled = [...range(0, 0xa0), ...range(0x2000, 0x200f), ...range(0x2028, 0x202f), ...range(0x2060, 0x206f)]
  .map((code) => String.fromCharCode(code))
  .filter((character) => !/[A-Za-z0-9]/.test(character))
  .map((character) => `a${character}b`);

export const hostileTexts: readonly string[] = [...listed, ...spoiled];
