import {usePluginData} from '@docusaurus/useGlobalData';
import type {OutsideLink} from '../../../site/links';

/** The typed accessor for the link to the code hosting, as the build resolved it. */
export function useCodeHostLink(): Pick<OutsideLink, 'label' | 'href'> {
  return usePluginData('outside-links') as Pick<OutsideLink, 'label' | 'href'>;
}
