import {translate} from '@docusaurus/Translate';
import type {PhrasingContent, RootContent} from 'mdast';
import type {ParameterKind} from '../../model/operation';
import {inlineCode, link, paragraph, prose, table, text} from '../../../../build/mdast';
import type {Operation} from '../description';
import {amounts} from '../places';

const forms: Record<ParameterKind, PhrasingContent[]> = {
  id: [text(translate({id: 'api.form.id', message: 'text'}))],
  key: [text(translate({id: 'api.form.key', message: 'text, secret'}))],
  duration: [link(amounts, text(translate({id: 'api.form.duration', message: 'amount of time'})))],
  count: [text(translate({id: 'api.form.count', message: 'whole number'}))],
  note: [text(translate({id: 'api.form.note', message: 'text, URL-encoded'}))],
};

const notation = translate({
  id: 'api.notation',
  message:
    'Write an amount of time as whole seconds, or as letters followed by numbers, such as `D1H12`: `W` weeks, `D` days, `H` hours, `M` minutes, `S` seconds.',
});

/** The parameters of a request, and the notation of durations. */
export function parameterTable({parameters}: Operation): RootContent[] {
  const rows = parameters.map(({name, kind, required, description}) => [
    [inlineCode(name)],
    [
      ...forms[kind],
      text(
        `, ${required ? translate({id: 'api.required', message: 'required'}) : translate({id: 'api.optional', message: 'optional'})}`,
      ),
    ],
    prose(description),
  ]);
  const takesTime = parameters.some(({kind}) => kind === 'duration');
  return [
    table(
      ['fields'],
      [
        translate({id: 'api.head.name', message: 'Name'}),
        translate({id: 'api.head.type', message: 'Type'}),
        translate({id: 'api.head.meaning', message: 'Meaning'}),
      ],
      rows,
    ),
    ...(takesTime ? [paragraph(...prose(notation))] : []),
  ];
}
