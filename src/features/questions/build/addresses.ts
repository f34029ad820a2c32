import {translate} from '@docusaurus/Translate';
import type {OutsideLinks} from '../../../site/links';
import {importanceOf} from '../model/importance';
import type {Question} from '../model/question';

const source = 'src/site/links.ts';

/** One question for each outside place without a confirmed address. */
export function questionsOfAddresses(links: OutsideLinks): Question[] {
  return Object.values(links)
    .filter(({isOpen}) => isOpen)
    .map(({label, href, variable}) => ({
      kind: 'address',
      importance: importanceOf('', ''),
      question: translate(
        {id: 'question.address', message: 'What is the address of this place: {place}?'},
        {place: label.toLowerCase()},
      ),
      look: translate(
        {id: 'question.address.look', message: 'Set it in `{file}`, or as `{variable}`.'},
        {file: source, variable},
      ),
      page: translate({id: 'question.address.page', message: 'Places outside this site'}),
      place: href.startsWith('/') ? href : '',
      source,
    }));
}
