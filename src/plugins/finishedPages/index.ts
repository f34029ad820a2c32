import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../site/redirects';
import hostingPlugin from '../hosting';
import inlineStylesPlugin from '../inlineStyles';
import redirectsPlugin from '../redirects';

/**
 * The framework runs the last step of all plugins at the same time. These change the same files, so each waits for the one
 * before: what leads on is a page too, and the policy is about the pages as they are served.
 */
export default function finishedPagesPlugin(context: LoadContext, options: {redirects: Redirect[]}): Plugin {
  const steps = [redirectsPlugin(context, options), inlineStylesPlugin(context), hostingPlugin(context, options)];
  return {
    name: 'finished-pages',
    async postBuild(built) {
      for (const step of steps) {
        await step.postBuild?.(built);
      }
    },
  };
}
