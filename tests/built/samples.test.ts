// The samples of the calls, as readers copy them. Those in C# and C++ are not run: goldens keep them.
import {expect, test} from 'vitest';
import {operations, samplesOf, server} from '../support/apiPages';
import {pageAt} from '../support/pages';
import {hasRunners, impatient, runners, runSample} from '../support/runSample';

test.each(operations)('$operationId has its address and each parameter, as an element, in each language', (call) => {
  const {$} = pageAt(call.page);
  const expected = call.parameters.map(({name, example}) => `${name}=${encodeURIComponent(example)}`);
  for (const [language, source] of Object.entries(samplesOf(call.page))) {
    expect(source.match(/https:\/\/api\.[^"'?]*/g), language).toEqual([server + call.path]);
    const panel = $('[role=tabpanel]').eq($(`[role=tab]:contains("${language}")`).first().index());
    const lines = panel.find('[data-site-parameter]').toArray();
    const sent = lines.map((line) => `${line.attribs['data-site-parameter']}=${$(line).find('span').text()}`);
    expect(sent, language).toEqual(expected);
  }
});

const samplesThatRun = (call: (typeof operations)[number]) =>
  Object.keys(runners).map((language) => ({...call, language, source: samplesOf(call.page)[language] ?? ''}));

/** Of calls with as many parameters as each other, one, because their samples differ in names alone. */
const calls = new Map(operations.map((call) => [call.parameters.length, call]));

test.runIf(hasRunners).each([...calls.values()].flatMap(samplesThatRun))(
  '$operationId in $language prints the answer',
  async ({language, source, answers}) => {
    const {exitCode, output} = await runSample(language, source);
    const [, firstText = ''] = /":"([^"]+)"/.exec(JSON.stringify(answers[0]?.body)) ?? [];
    expect(output).toContain(firstText);
    expect(exitCode).toBe(0);
  },
);

const ofRemoving = operations.filter(({operationId}) => operationId === 'subTime').flatMap(samplesThatRun);
const refusals = ofRemoving.flatMap((sample) => {
  const byStatus = new Map(sample.answers.slice(1).map((answer) => [answer.status, answer]));
  return [...byStatus.values()].map((answer) => ({...sample, answer}));
});

test.runIf(hasRunners).each(refusals)(
  'in $language it prints the refusal $answer.status $answer.code and fails',
  async ({language, source, path, answer}) => {
    const {exitCode, output} = await runSample(language, source, {[path]: answer});
    expect(output).toContain(answer.code ?? answer.status);
    expect(exitCode).not.toBe(0);
  },
);

test.runIf(hasRunners).each(ofRemoving)(
  'in $language it fails without a value, and gives up where no answer comes',
  async ({language, source, path}) => {
    const withoutValue = await runSample(language, source.replace(/.*value=.*\n/, ''));
    expect(withoutValue.output).toMatch(/"values":\s*\["value"\]/);
    expect(withoutValue.exitCode).not.toBe(0);
    const {exitCode} = await runSample(language, impatient(source), {[path]: 'nothing'});
    expect(exitCode).not.toBe(0);
  },
);
