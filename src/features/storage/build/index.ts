import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The framework supports the storage type "none" in the browser, but its configuration does not accept it. So our
 * plugin sets the type before anything is generated from the configuration.
 */
export default function storagePlugin({siteStorage}: LoadContext, {type}: {type: string}): Plugin {
  Object.assign(siteStorage, {type});
  return {name: 'storage'};
}
