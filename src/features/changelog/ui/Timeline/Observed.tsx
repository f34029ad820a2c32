import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {TimelineItem} from '@site/src/features/changelog/model/timeline';

export type Of<Kind extends TimelineItem['kind']> = Extract<TimelineItem, {kind: Kind}>;

type Props = Of<'observed'>;

function Words({line}: {line: Props['things'][number]['what']}): ReactNode {
  return line.map(({isCode, value}, index) => (isCode ? <code key={index}>{value}</code> : value));
}

function Thing({what, open}: Props['things'][number]): ReactNode {
  return (
    <>
      <Words line={what} /> {open.length > 0 && <Words line={open} />}
    </>
  );
}

function separator(at: number, count: number): string {
  return at === 0
    ? ''
    : at === count - 1
      ? ` ${translate({id: 'list.and', message: 'and', description: 'Between the last two things of a list'})} `
      : ', ';
}

function Pages({pages}: Pick<Props, 'pages'>): ReactNode {
  return (
    <>
      {translate({id: 'timeline.see', message: 'See', description: 'Before links to pages'})}{' '}
      {pages.map(({to, label}, at) => (
        <Fragment key={to}>
          {separator(at, pages.length)}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
      .
    </>
  );
}

/** The observations of one day, and the pages that explain them. */
export default function Observed({when, things, pages}: Props): ReactNode {
  const [only, ...more] = things;
  return only && more.length === 0 ? (
    <>
      <strong>{when}</strong>: <Thing {...only} /> <Pages pages={pages} />
    </>
  ) : (
    <>
      <strong>{when}</strong>
      <ul>
        {things.map((thing, index) => (
          <li key={index}>
            <Thing {...thing} />
          </li>
        ))}
      </ul>
      <p>
        <Pages pages={pages} />
      </p>
    </>
  );
}
