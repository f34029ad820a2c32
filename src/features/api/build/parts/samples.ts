import type {RootContent} from 'mdast';
import {encodeStrictly} from '../../model/characters';
import {languages, sample, type LanguageId} from '../../model/samples';
import {code, flowElement} from '../../../../build/mdast';
import type {Operation} from '../description';

const extensions: Record<LanguageId, string> = {
  curl: 'sh',
  javascript: 'mjs',
  python: 'py',
  csharp: 'cs',
  cpp: 'ino',
};

/** The complete address with the example values of the description. */
function exampleUrl({base, path, parameters}: Operation): string {
  const query = parameters.map(({name, example}) => `${encodeStrictly(name)}=${encodeStrictly(example)}`);
  return `${base}${path}?${query.join('&')}`;
}

/** One tab per language. On paper, where all samples are shown, the file names tell them apart. */
export function sampleTabs(operation: Operation): RootContent[] {
  const file = operation.path.slice(1);
  const tabs = languages.map(({id, label, highlight}) =>
    flowElement('TabItem', {value: id, label}, [
      code(highlight, sample(id, exampleUrl(operation)), `${file}.${extensions[id]}`),
    ]),
  );
  return [flowElement('SampleTabs', {}, tabs)];
}
