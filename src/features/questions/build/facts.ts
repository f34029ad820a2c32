import {translate} from '@docusaurus/Translate';
import type {Description} from '../../api/build/description';
import type {Evidence} from '../../api/build/evidence';
import {placeOfField, placeOfRefusal} from '../../api/build/places';
import {readFields, type Field} from '../../api/build/answerFields.mjs';
import {descriptionFile} from '../../api/build/source';
import {importanceOf} from '../model/importance';
import type {Question} from '../model/question';

type Fact = {
  name: string;
  meaning: string;
  place: string;
  evidence: Evidence;
  /** The line of its description. */
  line: number;
};

const oneClient = /(?:^|\. )(?:Seen in (?:one client|EmlaBot)[.,]|Only EmlaBot |One client (?:has|lists) )/;

function isFromOneClient({mark, note = ''}: Evidence): boolean {
  return mark === 'observed' && oneClient.test(note);
}

function linesOf(fields: readonly Field[], prefix = ''): [name: string, line: number][] {
  return fields.flatMap(({name, line, children, isList}) => [
    [prefix + name, line],
    ...linesOf(children, `${prefix}${name}${isList ? '[]' : ''}.`),
  ]);
}

function factsOf({operations, records}: Description, yaml: string): Fact[] {
  const lines = yaml.split('\n');
  const lineOfKey = (key: string) => lines.findIndex((line) => line.trim() === `${key}:`) + 1;
  const fieldLines = new Map(linesOf(readFields(yaml)));
  const calls = operations.map(({path, title, page, evidence}) => ({
    ...{name: path, meaning: `${title}.`, place: page, evidence},
    line: lineOfKey(path),
  }));
  const fields = Object.entries(records).flatMap(([record, groups]) =>
    groups
      .flatMap((group) => group.fields)
      .map(({name, meaning, anchor, evidence}) => ({
        ...{name: `${record}.${name}`, meaning, place: placeOfField(anchor), evidence},
        line: fieldLines.get(`${record}.${name}`) ?? 0,
      })),
  );
  const refusals = operations
    .flatMap((operation) => operation.refusals)
    .map(({id, code, meaning, evidence}) => ({
      ...{name: code ?? id, meaning, place: placeOfRefusal(id), evidence},
      line: lineOfKey(id),
    }));
  // A fact that several pages show but one line describes is asked only once.
  const all = [...calls, ...fields, ...refusals].toReversed().map((fact): [number, Fact] => [fact.line, fact]);
  return [...new Map(all).values()].toReversed();
}

function wordsOf({name, meaning, evidence: {mark, note = ''}}: Fact): string {
  return mark === 'undocumented'
    ? `\`${name}\`: ${meaning} ${note}`.trim()
    : translate(
        {id: 'question.fact', message: '`{name}`: {meaning} Is that right? Only one client shows it.'},
        {name, meaning},
      );
}

/** Parts of the reference that nobody explains, or that rest on a single client. */
export function questionsOfFacts(
  description: Description,
  yaml: string,
  titleOf: (path: string) => string,
): Question[] {
  return factsOf(description, yaml)
    .filter(({evidence}) => evidence.mark === 'undocumented' || isFromOneClient(evidence))
    .map((fact) => {
      const [path = ''] = fact.place.split('#');
      return {
        kind: 'fact',
        importance: importanceOf(path, fact.meaning),
        question: wordsOf(fact),
        look: translate({
          id: 'question.fact.look',
          message: 'Maintainers can run `npm run verify:api` while a session runs.',
        }),
        page: titleOf(path),
        place: fact.place,
        source: `${descriptionFile}:${fact.line}`,
      };
    });
}
