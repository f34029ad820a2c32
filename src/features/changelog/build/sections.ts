import {translate} from '@docusaurus/Translate';
import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {pagesOf, pagesOfNoArea, type Area} from '../model/areas';
import type {OutsideLink} from '../../../site/links';
import type {Observation} from '../model/observations';
import {asSentence, groupByDay, type ObservedDay} from '../model/observedDays';
import {
  around,
  bullets,
  certainty,
  heading,
  inlineCode,
  link,
  paragraph,
  prose,
  strong,
  text,
} from '../../../build/mdast';

function tell({what, open}: Observation): PhrasingContent[] {
  return prose(open ? `${what} ${open}` : what);
}

/** One block per day: a line, or a list if there are several observations. */
function describe({when, things}: ObservedDay): RootContent[] {
  const [only, ...more] = things;
  return only && more.length === 0
    ? [paragraph(strong(text(when)), text(': '), ...tell(only))]
    : [paragraph(strong(text(when))), bullets(things.map((thing) => tell({...thing, what: asSentence(thing.what)})))];
}

const basis = translate({
  id: 'observed.basis',
  message: 'Public clients of the API and its sample answer show this, and it is not a list of releases.',
});

export function observedSection(around: Observation[]): RootContent[] {
  return around.length === 0
    ? []
    : [
        heading(
          2,
          [text(translate({id: 'observed.title', message: 'Observed around this time'}))],
          'observed-around-this-time',
        ),
        paragraph(text(`${basis} `), certainty('observed')),
        ...groupByDay(around).flatMap(describe),
      ];
}

export function whereNext(entryAreas: readonly Area[]): RootContent[] {
  const pages = entryAreas.length === 0 ? pagesOfNoArea : entryAreas.flatMap(pagesOf);
  const entries = pages.map(({to, label, tells}) => [link(to, text(label)), text(` ${tells}.`)]);
  return [heading(2, [text(translate({id: 'entry.next', message: 'Where next'}))], 'where-next'), bullets(entries)];
}

/**
 * Asks for the missing notes. Until the address of the code hosting is confirmed, the link leads to the contact page.
 */
export function askForNotes(file: string, codeHost: OutsideLink): Paragraph {
  return paragraph(
    ...around(
      translate({
        id: 'entry.askForNotes',
        message:
          'Do you have the notes? Add them to {file} and send the file to the documentation team through {place}.',
      }),
      {file: [inlineCode(file)], place: [link(codeHost.href, text(codeHost.label.toLowerCase()))]},
    ),
  );
}
