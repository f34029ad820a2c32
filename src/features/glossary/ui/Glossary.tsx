import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import terms from '@generated/glossary/default/list.json';
import Heading from '@theme/Heading';

/** The terms in the contents of the page. */
export const toc = terms.map(({id, term}) => ({value: term, id, level: 2}));

/** All terms, each with a heading and what it means. */
export default function Glossary(): ReactNode {
  return terms.map(({id, term, also, definition}) => (
    <Fragment key={id}>
      <Heading as="h2" id={id}>
        {term}
      </Heading>
      <p>
        {definition}
        {also.length > 0 &&
          ` ${translate({id: 'site.glossary.also', message: 'Also called: {names}.'}, {names: also.join(', ')})}`}
      </p>
    </Fragment>
  ));
}
