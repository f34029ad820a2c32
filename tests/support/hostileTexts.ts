// cspell:disable: these are words of no language, or of many.

/** Texts that try to break out of a page, an address, a pattern or an engine. */
export const hostileTexts: readonly string[] = [
  '"><img src=x onerror="globalThis.hacked = true">',
  '</mark><script>globalThis.hacked = true</script>',
  'javascript:alert(1)',
  '&userid=someone&apikey=else',
  '__proto__',
  'constructor',
  'AND_NOT title:emergency~2',
  '1e9',
  '١٢٣',
  '%E0%A4%A',
  '\u0000',
  '\u202eabc',
  '緊急解除',
  'İstanbul ﷺ 𝕖𝕞',
  '👩‍👩‍👧‍👦',
  '\ude00\ud83d',
  '(a+)+$',
  '[',
  '$&',
  'a '.repeat(5_000),
  'emergency '.repeat(1_000),
  'aB1.'.repeat(2_500),
  `${'x'.repeat(9_990)} emergency`,
];
