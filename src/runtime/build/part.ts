import type {Settings} from '../inline/settings';
import type {ScriptPart} from './pageScript';

/** The parts for all pages, with their settings. */
export function runtimeParts(announcementId: string): ScriptPart[] {
  const constants: ScriptPart['constants'] = ({siteStorage: {type, namespace}}) => ({
    SETTINGS: {storage: type, namespace, announcementId} satisfies Settings,
  });
  return [
    {entry: 'src/runtime/inline/beforePaint.ts', isBeforePaint: true, constants},
    {entry: 'src/runtime/inline/index.ts', constants},
  ];
}
