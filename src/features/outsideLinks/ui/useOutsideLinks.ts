import {usePluginData} from '@docusaurus/useGlobalData';
import type {OutsideLinks} from '../../../site/links';

/** The typed accessor for the addresses the build resolved. */
export function useOutsideLinks(): OutsideLinks {
  return usePluginData('outside-links') as OutsideLinks;
}
