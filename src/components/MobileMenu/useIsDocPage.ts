import {useActivePlugin, type GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {addressKey} from '@site/src/site/addressKey';

const known = new WeakMap<GlobalPluginData, Set<string>>();

/** Collected once: the framework would match the path against a pattern for every document on each render. */
function addressesOf(docs: GlobalPluginData): Set<string> {
  const addresses =
    known.get(docs) ?? new Set(docs.versions.flatMap((version) => version.docs.map(({path}) => addressKey(path))));
  known.set(docs, addresses);
  return addresses;
}

/** Whether the page renders the menu itself, with its sidebar in it. */
export function useIsDocPage(): boolean {
  const docs = useActivePlugin()?.pluginData;
  const {pathname} = useLocation();
  return docs !== undefined && addressesOf(docs).has(addressKey(pathname));
}
