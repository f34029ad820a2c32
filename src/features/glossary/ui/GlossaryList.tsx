import {Fragment, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {GlossaryEntry} from '../entries';

type Props = {entries: GlossaryEntry[]};

/** All words of the glossary. */
export default function GlossaryList({entries}: Props): ReactNode {
  return entries.map(({id, term, also, definition}) => (
    <Fragment key={id}>
      <Heading as="h2" id={id}>
        {term}
      </Heading>
      <p>
        {definition}
        {also && ` Also called: ${also.join(', ')}.`}
      </p>
    </Fragment>
  ));
}
