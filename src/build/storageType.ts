import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The framework supports the storage type "none" in the browser, but its configuration does not accept it. So the type
 * is set before anything is generated from the configuration.
 */
export default function storagePlugin(type: string): (context: LoadContext) => Plugin {
  return ({siteStorage}) => {
    Object.assign(siteStorage, {type});
    return {name: 'storage'};
  };
}
