import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createClient} from '@hey-api/openapi-ts';
import ts from 'typescript';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildDir} from '../support/site';

const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
const consumer = path.join(folder, 'consumer.ts');

beforeAll(async () => {
  await createClient({
    input: path.join(buildDir, 'openapi.json'),
    output: path.join(folder, 'client'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: {level: 'silent', file: false},
  });
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Strict, and isolated from this project. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** The compiler errors in a program that uses the client. */
function complaints(program: string): string[] {
  writeFileSync(consumer, program);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([consumer], options))
    .map(({file, messageText}) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

test('a client made from the published description knows every answer', () => {
  const program = `import {getInfo, subTimeRandom, type Refusal} from './client';
const keys = {userid: 'abc123def456ghi', apikey: 'k3yexample0'};
export async function run(): Promise<number | undefined> {
  const {data} = await getInfo({query: keys, throwOnError: true});
  await subTimeRandom({query: {...keys, holderapikey: 'hk3yexample0', from: 3600, to: 'D1'}});
  return data.chastitysession?.displaymode?.timeleft;
}
export const refusal: Refusal = {error: 'MissingRequiredData', values: ['userid']};
`;
  expect(complaints(program)).toEqual([]);
});

test('the client demands the key of the holder where the description does', () => {
  const program = `import {subTime} from './client';
export const answer = subTime({query: {userid: 'abc123def456ghi', apikey: 'k3yexample0', value: 60}});
`;
  expect(complaints(program)).toEqual([expect.stringContaining('holderapikey')]);
});
