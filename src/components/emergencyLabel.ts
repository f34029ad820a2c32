import {translate} from '@docusaurus/Translate';

export const emergencyLabel = translate({id: 'site.emergency.label', message: 'Emergency release'});
