import type {LoadContext, Plugin} from '@docusaurus/types';

/** Switches storage off, which the framework supports in the browser, but not in its configuration. */
function storageOffPlugin({siteStorage}: LoadContext): Plugin {
  Object.assign(siteStorage, {type: 'none'});
  return {name: 'storage-off'};
}

storageOffPlugin.needsReact = 'storage that is switched off';

export default storageOffPlugin;
