import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** Tells the reader, in the language of the interface, that the page is in another one. */
export default function Untranslated(): ReactNode {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <p className={styles.note}>
      {translate(
        {
          id: 'languages.untranslated',
          message: 'This page has not been translated yet, so it is shown in {language}.',
          description: 'language: the name of the language in that language',
        },
        {language: localeConfigs[defaultLocale]?.label ?? defaultLocale},
      )}
    </p>
  );
}
