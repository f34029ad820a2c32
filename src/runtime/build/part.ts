import type {Settings} from '../inline/settings';
import type {ScriptPart} from './pageScript';

/** The part of the page script for all pages, with its settings. */
export function runtimePart(announcementId: string): ScriptPart {
  return {
    entry: 'src/runtime/inline/index.ts',
    constants: ({siteStorage: {type, namespace}}) => ({
      SETTINGS: {storage: type, namespace, announcementId} satisfies Settings,
    }),
  };
}
