import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import {inlineCode, link, prose, table, text} from '../../../../build/mdast';
import {certainties} from '../../../../site/certainty';
import type {Description, Operation} from '../description';
import type {Evidence} from '../evidence';
import {placeOfField, placeOfRefusal} from '../places';

type Fact = {name: PhrasingContent; evidence: Evidence};

function factsOfOperation({path, parameters, refusals, evidence, remark}: Operation): Fact[] {
  return [
    {name: inlineCode(path), evidence},
    ...(remark ? [{name: inlineCode(path), evidence: {mark: remark.mark, note: remark.text, seen: undefined}}] : []),
    ...parameters.map((parameter) => ({name: inlineCode(parameter.name), evidence: parameter.evidence})),
    ...refusals.map(({id, code, title, evidenceHere}) => ({
      name: link(placeOfRefusal(id), code ? inlineCode(code) : text(title)),
      evidence: evidenceHere,
    })),
  ];
}

function factsOfFields({records}: Description): Fact[] {
  return Object.values(records)
    .flatMap((groups) => groups.flatMap(({fields}) => fields))
    .map(({name, anchor, evidence}) => ({name: link(placeOfField(anchor), inlineCode(name)), evidence}));
}

/** Facts with the same evidence share a row, in which each name appears once. */
function rowsOf(facts: Fact[]): PhrasingContent[][][] {
  const rows = new Map<string, {names: Map<string, PhrasingContent>; mark: string; source: string}>();
  for (const {name, evidence} of facts) {
    const mark = certainties[evidence.mark].label;
    const source = [evidence.note, evidence.seen].filter(Boolean).join(' ');
    const key = `${mark} ${source}`;
    const {names} = rows.get(key) ?? {names: new Map<string, PhrasingContent>()};
    rows.set(key, {names: names.set(JSON.stringify(name), name), mark, source});
  }
  return [...rows.values()].map(({names, mark, source}) => [
    [...names.values()].flatMap((name, index) => (index > 0 ? [text(', '), name] : [name])),
    [text(mark)],
    prose(source),
  ]);
}

/** Where each part of the page comes from: an operation with its parameters and errors, or all operations. */
export function evidenceTable(operation: Operation | undefined, description: Description): RootContent[] {
  const operations = operation ? [operation] : description.operations;
  const fields = operation?.showsChange.length === 0 ? factsOfFields(description) : [];
  const facts = [...operations.flatMap(factsOfOperation), ...fields];
  return [
    table(
      [],
      [
        translate({id: 'api.head.part', message: 'Part'}),
        translate({id: 'api.head.sure', message: 'How sure'}),
        translate({id: 'api.head.source', message: 'Where it comes from'}),
      ],
      rowsOf(facts),
    ),
  ];
}
