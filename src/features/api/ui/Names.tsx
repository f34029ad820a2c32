import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Name} from '../names';

function OneName({text, isCode, to}: Name): ReactNode {
  const name = isCode ? <code>{text}</code> : text;
  return to === undefined ? name : <Link to={to}>{name}</Link>;
}

type Props = {
  of: Name[];
  /** What stands before the last one. */
  and?: string;
};

/** Names in a list or a sentence: one, one and two, or one, two and three. */
export default function Names({of, and = ', '}: Props): ReactNode {
  return of.map((name, index) => (
    <Fragment key={name.to ?? name.text}>
      {index > 0 && (index === of.length - 1 ? and : ', ')}
      <OneName {...name} />
    </Fragment>
  ));
}
