import type {OutsideLinks} from '../../../site/links';
import {importanceOf} from '../model/importance';
import type {Question} from '../model/question';

const source = 'src/site/links.ts';

/** Each place outside whose address nobody has confirmed. */
export function questionsOfAddresses(links: OutsideLinks): Question[] {
  return Object.values(links)
    .filter(({isOpen}) => isOpen)
    .map(({label, href, variable}) => ({
      kind: 'address',
      importance: importanceOf('', ''),
      question: `What is the address of this place: ${label.toLowerCase()}?`,
      look: `Set it in \`${source}\`, or as \`${variable}\`.`,
      page: 'Places outside this site',
      place: href.startsWith('/') ? href : '',
      source,
    }));
}
