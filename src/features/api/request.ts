// The request of a call with its samples, as Markdown.
import {effectOf} from './calls';
import type {Operation} from './description';
import {encodeStrictly} from './encodeStrictly';
import {blocks, codeBlock} from './markdown';
import {languages, sample} from './samples';

/** One tab per language. On paper, where all samples are shown, the file names tell them apart. */
function sampleTabs({url, path, parameters}: Operation): string {
  const query = parameters.map(({name, example}) => `${name}=${encodeStrictly(String(example))}`).join('&');
  const tabs = languages.map(({id, label, highlight, extension}) =>
    blocks(
      `<TabItem value="${id}" label="${label}">`,
      codeBlock(highlight, sample(id, `${url}?${query}`), `${path.slice(1)}.${extension}`),
      '</TabItem>',
    ),
  );
  return blocks('<Tabs groupId="language">', ...tabs, '</Tabs>');
}

/** What the reader chooses. Keys have no field and stay placeholders. */
function fieldsFor({parameters}: Operation) {
  return parameters
    .filter((parameter) => parameter['x-held-by'] === 'caller')
    .map(({name, required, description, example, 'x-kind': kind}) => ({
      name,
      kind,
      required,
      example: String(example),
      // The form shows plain text, in which backticks would be literal.
      description: description.replaceAll('`', ''),
    }));
}

/** The request line, the samples, and the fields that fill in both. */
export function request(operation: Operation): string {
  const {url, parameters} = operation;
  const query = parameters.map(({name}) => `${name}=[${name.toUpperCase()}]`).join('&');
  const requestAndSamples = blocks(
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
    '## Request line',
    codeBlock('text', `GET ${url}?${query}`),
    '## Samples',
    sampleTabs(operation),
  );
  return effectOf(operation) === 'reads'
    ? requestAndSamples
    : blocks(
        "import ApiRequest from '@site/src/features/api/ui/ApiRequest';",
        `<ApiRequest fields={${JSON.stringify(fieldsFor(operation))}}>`,
        requestAndSamples,
        '## Build a request',
        '</ApiRequest>',
      );
}
