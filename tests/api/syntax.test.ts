import {createRequire} from 'node:module';
import path from 'node:path';
import {Language, Parser} from '@vscode/tree-sitter-wasm';
import {beforeAll, expect, test} from 'vitest';
import {operations, samplesOf} from '../support/apiPages';

const grammars = {'C#': 'tree-sitter-c-sharp.wasm', 'C++ (Arduino)': 'tree-sitter-cpp.wasm'};
const folder = path.dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'));
const parsers = new Map<string, Parser>();

beforeAll(async () => {
  await Parser.init();
  for (const [label, grammar] of Object.entries(grammars)) {
    const parser = new Parser();
    parser.setLanguage(await Language.load(path.join(folder, grammar)));
    parsers.set(label, parser);
  }
});

function isCorrect(label: string, source: string): boolean {
  return parsers.get(label)?.parse(source)?.rootNode.hasError === false;
}

const labels = Object.keys(grammars);
const cases = operations.flatMap(({operationId, path: address, page}) =>
  labels.map((label) => ({operationId, address, page, label})),
);

test.each(cases)('$operationId in $label is correct', ({address, page, label}) => {
  const source = samplesOf(page)[label] ?? '';
  expect(source).toContain(`"https://api.emlalock.com${address}?`);
  expect(isCorrect(label, source)).toBe(true);
});

test.each(labels)('%s: a missing brace, bracket or semicolon is found', (label) => {
  const source = samplesOf('/docs/api/time/add')[label] ?? '';
  for (const part of ['{', ')', ';']) {
    expect(isCorrect(label, source.replace(part, '')), part).toBe(false);
  }
});
