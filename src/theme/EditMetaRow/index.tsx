// Ejected from EditMetaRow @3.10.2. Change: the date is written as on the rest of the site, with the page tools before it.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import PageTools from '@site/src/features/twins/ui/PageTools';
import {formatDay} from '@site/src/site/dates';
import styles from './styles.module.css';

export default function EditMetaRow({className, editUrl, lastUpdatedAt}: Props): ReactNode {
  const day = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : null;
  return (
    <div className={clsx(styles.row, className)}>
      <PageTools />
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {day !== null && (
        <span>
          <Translate id="theme.lastUpdated.lastUpdated" values={{day: <time dateTime={day}>{formatDay(day)}</time>}}>
            {'Last updated on {day}'}
          </Translate>
        </span>
      )}
    </div>
  );
}
