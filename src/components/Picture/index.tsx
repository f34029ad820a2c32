import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {CertaintyMark} from '@site/src/site/certainty';
import styles from './styles.module.css';

type Props = {caption: string; marks: CertaintyMark[]; children: ReactNode};

const lines: Record<CertaintyMark, string> = {
  documented: translate({id: 'picture.documented', message: 'Whole line: described by the service’s help'}),
  confirmed: translate({id: 'picture.confirmed', message: 'Whole line: seen in an answer of the service'}),
  observed: translate({id: 'picture.observed', message: 'Broken line: observed'}),
  undocumented: translate({id: 'picture.undocumented', message: 'Dotted line: not documented'}),
};

/** The frame of a drawn overview, with a legend of its lines and a caption. */
export default function Picture({caption, marks, children}: Props): ReactNode {
  return (
    <figure className={styles.picture}>
      {children}
      <figcaption className={styles.caption}>
        <p>{caption}</p>
        <ul className={styles.legend}>
          {marks.map((mark) => (
            <li key={mark}>
              <svg className={styles[mark]} width="32" height="8" aria-hidden="true" focusable="false">
                <path d="M2 4h28" />
              </svg>
              {lines[mark]}
            </li>
          ))}
          <li>
            <Link to="/how-sure">
              {translate({
                id: 'howSure',
                message: 'How sure is this?',
                description: 'A link to the page that explains the marks',
              })}
            </Link>
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}
