// cspell:disable: these are words of no language, or of many.
import {hostileTexts} from './hostileTexts';

const queries = [
  // Patterns
  '(a+)+$',
  '[',
  '(',
  '\\',
  '?',
  '*',
  '(?<=a)b',
  '$&',
  '([a-zA-Z]+)*',
  // Markup
  '<b>emergency</b>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '</mark><script>globalThis.hacked=true</script>',
  '<!--',
  '&lt;b&gt;',
  // Letters
  'экстренное освобождение',
  'طوارئ',
  '緊急解除',
  'ﷺ',
  'İstanbul',
  'ß',
  'ﬁ',
  '𝕖𝕞𝕖𝕣𝕘𝕖𝕟𝕔𝕪',
  'e\u0301mergency',
  'emer\u00adgency',
  // Lengths
  'a '.repeat(5_000),
  'emergency '.repeat(1_000),
  'é'.repeat(10_000),
  '-'.repeat(10_000),
  'aB'.repeat(5_000),
  '1.'.repeat(5_000),
  `${'x'.repeat(9_990)} emergency`,
  // Names of the language and of the engine
  'hasOwnProperty',
  'valueOf',
  'then',
  'toJSON',
  '[object Object]',
  'AND_NOT',
  'title:emergency',
  'emergency~2',
  '"emergency release"',
];

/**
 * Everything that can be typed or pasted into the search. For the search, 10 kB are enough; only the form gets a
 * million characters.
 */
export const hostileQueries: readonly string[] = [...queries, ...hostileTexts.map((text) => text.slice(0, 10_240))];
