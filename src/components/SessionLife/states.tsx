import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {certainties} from '@site/src/site/certainty';
import {apart, type State as Props} from './moves';
import styles from './states.module.css';

/** A session state, as a label whose outline shows how certain it is. */
export function State({name, mark, note}: Props): ReactNode {
  return (
    <div className={styles.state}>
      {mark === 'observed' && (
        <span className="visuallyHidden">{translate({id: 'sessionLife.state', message: 'State:'})} </span>
      )}
      <span className={styles[mark]} title={certainties[mark].meaning}>
        {name}
      </span>
      {note && <small>{note}</small>}
    </div>
  );
}

/** The states that no source places in the life of a session. */
export function Apart(): ReactNode {
  return (
    <div className={styles.apart}>
      <p>
        {translate({
          id: 'sessionLife.apart',
          message: 'There are three more states. When a session has them is not documented.',
        })}
      </p>
      <ul>
        {apart.map((state) => (
          <li key={state.name}>
            <State {...state} />
          </li>
        ))}
      </ul>
    </div>
  );
}
