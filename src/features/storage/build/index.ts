import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The framework's storage knows "none" in the browser, but its configuration does not let one ask for it.
 * What the configuration said is set here, before anything is generated from it.
 */
export default function storagePlugin({siteStorage}: LoadContext, {type}: {type: string}): Plugin {
  Object.assign(siteStorage, {type});
  return {name: 'storage'};
}
