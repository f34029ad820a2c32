import type {Settings} from '../inline/settings';
import type {ScriptPart} from './pageScript';

/** The part of the page script that every page has, with what it must know of the site. */
export function runtimePart(announcementId: string): ScriptPart {
  return {
    entry: 'src/runtime/inline/index.ts',
    constants: ({siteStorage: {type, namespace}}) => ({
      SETTINGS: {storage: type, namespace, announcementId} satisfies Settings,
    }),
  };
}
