import {expect, test} from 'vitest';
import {buildErrors, playwrightFailures, typeErrors, vitestFailures} from '../../scripts/rehearsal/failures.mjs';

test('the type check names file and line', () => {
  const output = `src/one.ts(58,17): error TS2322: Type 'A' is not assignable to type 'B'.\n  Type 'A' is more.\n`;
  expect(typeErrors(output)).toEqual([
    {file: 'src/one.ts:58', message: "TS2322: Type 'A' is not assignable to type 'B'."},
  ]);
});

test('the build names its innermost cause and our file', () => {
  const output = `[INFO] [en] Creating an optimized production build...
[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/tmp/site/node_modules/@docusaurus/core/src/build.js:76:15)
  [cause]: TypeError: _logger.default.info is not a function
      at Object.loadContent (/tmp/site/src/plugins/links/index.ts:13:25)
[INFO] Docusaurus version: 4.0.0`;
  expect(buildErrors(output)).toEqual([
    {file: 'src/plugins/links/index.ts:13', message: 'TypeError: _logger.default.info is not a function'},
  ]);
});

test('the build names each module that the bundler could not read, once', () => {
  const output = `[ERROR] Client bundle compiled with errors therefore further build is impossible.
× Package subpath './lib/one' is not defined\n\n---\n\n× Package subpath './lib/one' is not defined\n`;
  expect(buildErrors(output)).toEqual([
    {file: 'docusaurus build', message: "Package subpath './lib/one' is not defined"},
  ]);
});

test('a contract is named by its file', () => {
  const report = {
    testResults: [
      {
        name: '/site/tests/contracts/upstream.test.ts',
        message: '',
        assertionResults: [
          {title: 'theme/one.js', status: 'passed', failureMessages: []},
          {title: 'theme/two.js', status: 'failed', failureMessages: ['Error: theme/two.js changed.\nUsed by …']},
        ],
      },
      {name: '/site/tests/contracts/other.test.ts', message: 'Error: no such module\n  at …', assertionResults: []},
    ],
  };
  expect(vitestFailures(JSON.stringify(report))).toEqual([
    {file: 'theme/two.js', message: 'changed.'},
    {file: 'tests/contracts/other.test.ts', message: 'no such module'},
  ]);
});

test('a browser test is named by its file and title', () => {
  const results = [{error: {message: '\u001b[31mTest timeout exceeded.\u001b[39m\n  at …'}}];
  const report = {
    errors: [],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {file: 'home.spec.ts', title: 'opens', ok: true, tests: []},
              {file: 'print.spec.ts', title: 'prints', ok: false, tests: [{results}]},
            ],
          },
        ],
      },
    ],
  };
  expect(playwrightFailures(JSON.stringify(report))).toEqual([
    {file: 'print.spec.ts', message: 'prints: Test timeout exceeded.'},
  ]);
});
