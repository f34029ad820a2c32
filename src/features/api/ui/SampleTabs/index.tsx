import type {ReactNode} from 'react';
import Tabs from '@theme/Tabs';
import styles from './styles.module.css';

/** The same request in several languages. The chosen language applies to all pages. */
export default function SampleTabs({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.samples}>
      <Tabs groupId="language">{children}</Tabs>
    </div>
  );
}
