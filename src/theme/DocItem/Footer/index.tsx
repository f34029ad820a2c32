// Wraps DocItem/Footer: before tags, tools and date stands what the page rests on, and it has its tools without a date too.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageTools from '@site/src/features/copies/ui/PageTools';
import type {PageCertainty} from '@site/src/site/certainty';

/** None for pages that say themselves that nothing is known. */
const sources: Partial<Record<PageCertainty, string>> = {
  documented: translate({id: 'site.sources.documented', message: 'Sources: mainly EmlaLock’s own pages.'}),
  confirmed: translate({id: 'site.sources.confirmed', message: 'Sources: responses of EmlaLock.'}),
  observed: translate({
    id: 'site.sources.observed',
    message: 'Sources: some of EmlaLock’s own pages, and programs that use EmlaLock.',
  }),
  mixed: translate({
    id: 'site.sources.mixed',
    message: 'Sources: EmlaLock’s own pages and programs that use EmlaLock.',
  }),
};

export default function DocItemFooterWrapper(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {certainty} = frontMatter as {certainty?: PageCertainty};
  const source = certainty && sources[certainty];
  return (
    <>
      {source && (
        <p className="site-evidence margin-top--lg" data-text="" data-site-repeats="">
          <small>
            {source} <Link to="/how-sure">{translate({id: 'site.sources.howSure', message: 'How sure is this?'})}</Link>
          </small>
        </p>
      )}
      <DocItemFooter />
      {!metadata.editUrl && !metadata.lastUpdatedAt && (
        <div className="margin-top--lg theme-doc-footer-edit-meta-row" data-not-text="">
          <PageTools />
        </div>
      )}
    </>
  );
}
