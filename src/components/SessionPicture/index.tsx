import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {moments} from '@site/src/site/moments';
import styles from './styles.module.css';

/** Ways out while locked, each with its condition. */
const ways = [
  [
    translate({id: 'site.picture.password', message: 'Emergency password'}),
    translate({id: 'site.picture.ifSet', message: 'if you set one'}),
  ],
  [
    translate({id: 'site.picture.holder', message: 'Your holder'}),
    translate({id: 'site.picture.ifAnswers', message: 'if they answer'}),
  ],
  [
    translate({id: 'site.picture.team', message: 'EmlaLock team'}),
    translate({id: 'site.picture.mightHelp', message: 'might help'}),
  ],
  [
    translate({id: 'site.picture.secondKey', message: 'A second key or tool'}),
    translate({id: 'site.picture.noWebsite', message: 'needs no website'}),
  ],
] as const;

const before = translate({id: 'site.picture.before', message: 'Key in the box, combination photographed unseen'});
const locked = translate({
  id: 'site.picture.locked',
  message: 'EmlaLock keeps the combination until the session ends.',
});
const end = translate({id: 'site.picture.end', message: 'Time up: end the session, get the combination'});

/** What somebody hears who does not see the picture. */
const words = [
  `${moments.before.label}: ${before}.`,
  `${moments.locked.label}: ${locked} ${translate({id: 'site.picture.ways', message: 'Ways out'})}: ${ways.map((way) => way.join(' ')).join(', ')}.`,
  `${moments.end.label}: ${end}.`,
].join(' ');

/** A photo of the dials of a box, and what is over them. */
function Photo({children}: {children: ReactNode}): ReactNode {
  return (
    <svg viewBox="0 0 200 98" aria-hidden>
      <rect className={styles.photo} x="1" y="1" width="198" height="96" rx="4" />
      <path d="M9 9h43v65H9Zm46 0h43v65H55Zm46 0h43v65h-43Zm46 0h43v65h-43Z" />
      {children}
    </svg>
  );
}

/** A session from its beginning to its end: what happens to the key and the combination, and the ways out. */
export default function SessionPicture(): ReactNode {
  return (
    <div className={styles.picture} role="img" aria-label={words} data-not-text="drawn">
      <div className="session-before">
        <div className={styles.figure}>
          <svg viewBox="0 0 208 136" aria-hidden>
            <path className={styles.key} d="M6 100a18 18 0 1 0 36 0a18 18 0 1 0-36 0m36 0h44v16M68 100v12" />
            <path
              fillRule="evenodd"
              d="M117 56V40a35 35 0 0 1 70 0v16h9a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8h-88a8 8 0 0 1-8-8V64a8 8 0 0 1 8-8Zm14 0h42V40a21 21 0 0 0-42 0ZM110 79v30q0 3 3 3h12q3 0 3-3V79q0-3-3-3h-12q-3 0-3 3Zm22 0v30q0 3 3 3h12q3 0 3-3V79q0-3-3-3h-12q-3 0-3 3Zm22 0v30q0 3 3 3h12q3 0 3-3V79q0-3-3-3h-12q-3 0-3 3Zm22 0v30q0 3 3 3h12q3 0 3-3V79q0-3-3-3h-12q-3 0-3 3Z"
            />
          </svg>
        </div>
        <strong>{moments.before.label}</strong>
        <p>{before}</p>
      </div>
      <div className="session-locked">
        <div className={styles.figure}>
          <Photo>
            <path className={styles.strip} d="m-9 36 217-15 2 25L-7 61Z" />
          </Photo>
          <p>{locked}</p>
        </div>
        <strong>{moments.locked.label}</strong>
        <ul>
          {ways.map(([way, condition]) => (
            <li key={way} className="site-pin">
              <b>{way}</b> {condition}
            </li>
          ))}
        </ul>
      </div>
      <div className="session-end">
        <div className={styles.figure}>
          <Photo>
            {/* The four figures, each at its own place. */}
            <text x="30.5 76.5 122.5 168.5" y="54">
              4170
            </text>
          </Photo>
        </div>
        <strong>{moments.end.label}</strong>
        <p>{end}</p>
      </div>
    </div>
  );
}
