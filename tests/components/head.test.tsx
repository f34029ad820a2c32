import {cleanup, render, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import * as theirs from 'react-helmet-async';
import {afterEach, describe, expect, test} from 'vitest';
import * as ours from '../../src/client/instead/helmet';

const page = 'https://docs.example/page';
const data = (name: string) => JSON.stringify({'@type': 'Thing', name});

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
});

/** What a head says, whatever its order. */
function said(): string[] {
  return [...document.head.children].filter(({tagName}) => tagName !== 'TITLE').map(({outerHTML}) => outerHTML);
}

// The same is asked of the package and of what stands in its place.
describe.each([
  ['the package', theirs],
  ['ours', ours],
])('%s', (_, {Helmet, HelmetProvider}) => {
  const Outer = ({children}: {children?: ReactNode}) => (
    <HelmetProvider>
      <Helmet>
        <html lang="en-GB" className="site" />
        <title>Site</title>
        <meta property="og:title" content="Site" />
        <meta name="viewport" content="width=device-width" />
        <link rel="canonical" href="https://docs.example/" />
        <link rel="alternate" href={page} hrefLang="en-GB" />
        <link rel="alternate" href={page} hrefLang="x-default" />
        <script type="application/ld+json">{data('site')}</script>
      </Helmet>
      {children}
    </HelmetProvider>
  );
  const Inner = ({title}: {title: string}) => (
    <Helmet>
      <html className="site page" data-has-hydrated />
      <title>{title} | Site</title>
      <>
        <meta property="og:title" content={title} />
        <meta name="description" content={title} />
      </>
      <link rel="canonical" href={page} />
      <script type="application/ld+json">{data(title)}</script>
    </Helmet>
  );
  const outer = [
    '<meta content="width=device-width" name="viewport">',
    `<link hreflang="en-GB" href="${page}" rel="alternate">`,
    `<link hreflang="x-default" href="${page}" rel="alternate">`,
    `<script type="application/ld+json">${data('site')}</script>`,
  ];

  const shows = (html: string[]) =>
    waitFor(() => {
      const wanted = document.createElement('head');
      wanted.innerHTML = html.join('');
      const marked = [...wanted.children].map((element) => {
        element.setAttribute('data-rh', 'true');
        return element;
      });
      const found = [...document.head.querySelectorAll(':not(title)')];
      expect(said()).toHaveLength(marked.length);
      for (const element of marked) {
        expect(
          found.some((one) => one.isEqualNode(element)),
          `${element.outerHTML} in ${said().join('\n')}`,
        ).toBe(true);
      }
    });

  const inner = (title: string) => [
    `<meta property="og:title" content="${title}">`,
    `<meta name="description" content="${title}">`,
    `<link rel="canonical" href="${page}">`,
    `<script type="application/ld+json">${data(title)}</script>`,
  ];

  test('what stands further inside has the last word, and takes it along', async () => {
    const root = document.documentElement;
    const {rerender} = render(
      <Outer>
        <Inner title="Page" />
      </Outer>,
    );
    await shows([...outer, ...inner('Page')]);
    expect(document.title).toBe('Page | Site');
    expect([root.lang, root.className, root.dataset.hasHydrated]).toEqual(['en-GB', 'site page', 'true']);

    rerender(
      <Outer>
        <Inner title="Next" />
      </Outer>,
    );
    await shows([...outer, ...inner('Next')]);
    expect(document.title).toBe('Next | Site');

    rerender(<Outer />);
    await shows([
      ...outer,
      '<meta property="og:title" content="Site">',
      '<link rel="canonical" href="https://docs.example/">',
    ]);
    expect(document.title).toBe('Site');
    expect([root.lang, root.className, root.hasAttribute('data-has-hydrated')]).toEqual(['en-GB', 'site', false]);
  });

  test('what the page came with stays as it is, and what nobody says goes', async () => {
    document.head.innerHTML = [
      '<title data-rh="true">Site</title>',
      '<meta data-rh="true" name="viewport" content="width=device-width">',
      '<meta data-rh="true" name="keywords" content="old">',
      '<meta name="own" content="not theirs">',
    ].join('');
    const viewport = document.querySelector('[name=viewport]');
    render(<Outer />);
    await waitFor(() => {
      expect(document.querySelector('[name=keywords]')).toBeNull();
    });
    expect(document.querySelector('[name=viewport]')).toBe(viewport);
    expect(document.querySelector('[name=own]')).not.toBeNull();
  });
});
