// Ejected from EditMetaRow @3.10.2. Change: the page tools stand before the date, in one row, which is no text.
import type {ReactNode} from 'react';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import PageTools from '@site/src/features/copies/ui/PageTools';

export default function EditMetaRow({className, editUrl, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <div itemScope className={className} data-not-text="">
      <PageTools />
      {editUrl && <EditThisPage editUrl={editUrl} />}
      {(lastUpdatedAt ?? lastUpdatedBy) && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
    </div>
  );
}
