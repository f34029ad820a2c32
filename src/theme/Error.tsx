// Ejected from Error @3.10.2. Change: the crash page without the frame of the site, which may be what has crashed.
import type {ComponentProps, ReactNode} from 'react';
import i18n from '@generated/i18n';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type ErrorType from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
// Keeps the frame in the main script, as upstream's does. Otherwise every kind of page brings a copy of it.
import '@theme/Layout';

export default function Error(params: ComponentProps<typeof ErrorType>): ReactNode {
  return (
    <>
      <Head>
        <html lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang} />
        <title>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</title>
      </Head>
      <ErrorPageContent {...params} />
    </>
  );
}
