import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter, Route} from 'react-router-dom';
import {afterEach, beforeAll, expect, test} from 'vitest';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {announcement} from '../../src/site/announcement';
import AnnouncementBar from '../../src/theme/AnnouncementBar';

// Set by the client's entry, and used by links for prefetching.
beforeAll(() => {
  window.docusaurus = {prefetch: () => false, preload: () => false};
});

afterEach(cleanup);

/** The frame of the site with an in-memory history, so that nothing may rely on the window's address. */
function App({start, children}: {start: string; children: ReactNode}): ReactNode {
  return (
    <HelmetProvider>
      <DocusaurusContextProvider>
        <MemoryRouter initialEntries={[start]}>
          {children}
          <Route render={({location}) => <output>{location.pathname + location.hash}</output>} />
        </MemoryRouter>
      </DocusaurusContextProvider>
    </HelmetProvider>
  );
}

test('the announcement leads on with an in-memory history', () => {
  render(
    <App start="/wiki">
      <AnnouncementBar />
    </App>,
  );
  fireEvent.click(screen.getByRole('link', {name: announcement.link.label}));
  expect(screen.getByRole('status').textContent).toBe(announcement.link.to);
});
