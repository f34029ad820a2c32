import type {AllContent} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {contentOf} from '../../../build/contentOf';
import {sections, type Section} from '../../../site/sections';
import type {OpenPage} from '../model/pages';

/** The hosts that a checked front matter allows. */
export function hostsOf(frontMatter: unknown): string[] {
  const hosts =
    typeof frontMatter === 'object' && frontMatter !== null && 'allow_hosts' in frontMatter && frontMatter.allow_hosts;
  return Array.isArray(hosts) ? hosts.map(String) : [];
}

type Site = {baseUrl: string; trailingSlash: boolean | undefined};

/** The pages whose front matter allows hosts, with the addresses at which hosts serve them. */
export function openPages(allContent: AllContent, {baseUrl, trailingSlash}: Site): OpenPage[] {
  const {docs, blog, pages} = contentOf(allContent);
  const allDocs = (Object.keys(sections) as Section[]).flatMap((section) =>
    docs(section).flatMap((version) => version.docs),
  );
  return [...allDocs, ...(blog?.blogPosts ?? []).map(({metadata}) => metadata), ...pages]
    .map((page) => ({
      title: ('title' in page ? page.title : undefined) ?? page.permalink,
      permalink: applyTrailingSlash(page.permalink, {baseUrl, trailingSlash}),
      hosts: hostsOf('frontMatter' in page ? page.frontMatter : undefined),
    }))
    .filter(({hosts}) => hosts.length > 0);
}
