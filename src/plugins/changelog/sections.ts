import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {pagesOf, pagesOfNoArea, type Area} from '../../site/areas';
import {formatDay} from '../../site/dates';
import type {OutsideLink} from '../../site/links';
import {sightings, type Observation} from '../../site/observations';
import {heading, link, list, mark, paragraph, text, words} from './markdown';

function describe({date, sighting, what, open}: Observation): PhrasingContent[] {
  const when = text(`${sightings[sighting]} ${formatDay(date)}`);
  const said = [{type: 'strong' as const, children: [when]}, text(': '), ...words(what), text(' '), mark('observed')];
  return open ? [...said, text(' '), ...words(open), text(' '), mark('unknown')] : said;
}

export function observedSection(around: Observation[]): RootContent[] {
  return around.length === 0 ? [] : [heading('Observed around this time'), list(around.map(describe))];
}

export function whereNext(entryAreas: readonly Area[]): RootContent[] {
  const pages = entryAreas.length === 0 ? pagesOfNoArea : entryAreas.flatMap(pagesOf);
  return [heading('Where next'), list(pages.map(({to, label, tells}) => [link(to, label), text(` ${tells}.`)]))];
}

/** Where the notes can be sent. An address nobody has confirmed leads to the main website, and the page says so. */
export function askForNotes(file: string, codeHost: OutsideLink): Paragraph {
  const way = link(codeHost.href, codeHost.label.toLowerCase());
  const caveat = 'Its address is not confirmed yet, so the link leads to the main website.';
  return paragraph(
    text('Do you have the notes? Write them into '),
    {type: 'inlineCode', value: file},
    text(' and send the file to the documentation team through the '),
    way,
    text(codeHost.isOpen ? ` group. ${caveat}` : ' group.'),
  );
}
