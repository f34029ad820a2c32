// Ejected from ErrorPageContent @3.10.2. Change: says what to do, and leads to the emergency page. It needs nothing that
// can have crashed: no context, and no link of React's.
import type {ComponentProps, ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import {hasPages} from '@site/src/site/hasPages';
import {emergency} from '@site/src/site/navigation';

const emergencyAddress = siteConfig.baseUrl + (hasPages(siteConfig) ? '' : '#/') + emergency.path.slice(1);

export default function ErrorPageContent({error, tryAgain}: ComponentProps<typeof ErrorPageContentType>): ReactNode {
  return (
    <main className="container margin-vert--xl">
      <h1>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</h1>
      <div role="alert">
        <p>
          {translate({
            id: 'site.crash.explanation',
            message: 'It stopped at an error in this documentation. Nothing was sent, and your session is as it was.',
          })}
        </p>
        <p>
          <code>{error.message}</code>
        </p>
      </div>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
        </button>
      </p>
      {/* With the hash router no document is loaded, so the page must be drawn again. */}
      <a href={emergencyAddress} onClick={tryAgain}>
        {translate({id: 'site.emergency.label', message: 'Emergency release'})}
      </a>
    </main>
  );
}
