// Static.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

type Props = {
  /** What the controls would do, for readers without JavaScript. */
  without: string;
  children: ReactNode;
};

/** Controls that compute. They are disabled until React has come, which src/page/react.ts loads when they are near. */
export default function NeedsReact({without, children}: Props): ReactNode {
  const isReady = useIsBrowser();
  return (
    <>
      <p className={styles.without} data-site-without-react="">
        {without}
      </p>
      <fieldset data-site-needs-react="" disabled={!isReady} className={styles.controls}>
        {children}
      </fieldset>
    </>
  );
}
