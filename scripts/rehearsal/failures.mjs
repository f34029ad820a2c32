// Extracts the broken files and the reasons from the output or report of a step.

/** @typedef {{file: string, message: string}} Failure */

/** The first line, without colours and "Error: ". @param {string} text */
function firstLine(text) {
  return (text.replace(/\u001b\[\d+m/g, '').split('\n')[0] ?? '').replace(/^Error: /, '');
}

/** @param {string} output @returns {Failure[]} */
export function typeErrors(output) {
  return [...output.matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+: .*)$/gm)].map(([, file, line, message = '']) => ({
    file: `${file}:${line}`,
    message,
  }));
}

/**
 * All messages of the bundler, otherwise the innermost cause, with the first of our files that the output names.
 * @param {string} output @returns {Failure[]}
 */
export function buildErrors(output) {
  const file = /(?<!node_modules\/.*)\b(?:src\/[\w./-]+|docusaurus\.config\.ts)(?::\d+)?/.exec(output)?.[0];
  const bundler = new Set([...output.matchAll(/^ *× (.+)$/gm)].map(([, message = '']) => message));
  const cause = [...output.matchAll(/(?:\[cause\]|\[ERROR\]):? (.+)$/gm)].at(-1)?.[1];
  const messages = bundler.size > 0 ? [...bundler] : cause === undefined ? [] : [cause];
  return messages.map((message) => ({file: file ?? 'docusaurus build', message}));
}

/** @typedef {{title: string, status: string, failureMessages: string[]}} Assertion */
/** @typedef {{testResults: {name: string, message: string, assertionResults: Assertion[]}[]}} VitestReport */

/** Contract tests are named after framework files. @param {string} json @returns {Failure[]} */
export function vitestFailures(json) {
  const {testResults} = /** @type {VitestReport} */ (JSON.parse(json));
  return testResults.flatMap(({name, message, assertionResults}) => {
    const failed = assertionResults.filter(({status}) => status === 'failed');
    return failed.length === 0 && message !== ''
      ? [{file: name.replace(/^.*(?=\/tests\/)\//, ''), message: firstLine(message)}]
      : failed.map(({title, failureMessages: [first = '']}) => ({
          file: title,
          message: firstLine(first).replace(`${title} `, ''),
        }));
  });
}

/** @typedef {{file: string, title: string, ok: boolean, tests: {results: {error?: {message?: string}}[]}[]}} Spec */
/** @typedef {{specs: Spec[], suites?: Suite[]}} Suite */

/** @param {Suite} suite @returns {Spec[]} */
function specsIn({specs, suites = []}) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @param {string} json @returns {Failure[]} */
export function playwrightFailures(json) {
  const {suites, errors} = /** @type {{suites: Suite[], errors: {message?: string}[]}} */ (JSON.parse(json));
  return [
    ...errors.map(({message = ''}) => ({file: 'playwright', message: firstLine(message)})),
    ...suites
      .flatMap(specsIn)
      .filter(({ok}) => !ok)
      .map(({file, title, tests}) => ({
        file,
        message: `${title}: ${firstLine(tests[0]?.results[0]?.error?.message ?? '')}`,
      })),
  ];
}
