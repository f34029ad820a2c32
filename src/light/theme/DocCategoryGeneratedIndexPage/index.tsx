// Wraps DocCategoryGeneratedIndexPage: it says that it is HTML, by the mark of kinds.ts; upstream's has no class of its own.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import DocCategoryGeneratedIndexPage from '@theme-init/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  return (
    <>
      <Head>
        <meta name="light" content="html" />
      </Head>
      <DocCategoryGeneratedIndexPage {...props} />
    </>
  );
}
