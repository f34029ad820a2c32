import {readFile} from 'node:fs/promises';
import {bundleFromString, createConfig, getLineColLocation, lintFromString} from '@redocly/openapi-core';
import {sections} from '../../site/sections';

/** The rules for the API description, as configuration of the linter. */
const rulesFile = `${sections.api.path}/redocly.yaml`;

const configuration = readFile(rulesFile, 'utf8').then((yaml) => createConfig(yaml));

/** What is wrong in a description, each with file and line. */
export async function findProblems(source: string, file: string): Promise<string[]> {
  const problems = await lintFromString({source, absoluteRef: file, config: await configuration});
  return problems.map(({message, location: [place], ruleId}) => {
    const line = place ? `:${getLineColLocation(place).start.line}` : '';
    return `${file}${line}: ${message} (${ruleId})`;
  });
}

/** The description with its target in place of each reference. Keys beside a reference take precedence. */
export async function dereference(source: string, file: string): Promise<unknown> {
  const options = {source, absoluteRef: file, config: await configuration, dereference: true};
  return (await bundleFromString(options)).bundle.parsed;
}
