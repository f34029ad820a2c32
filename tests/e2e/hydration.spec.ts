import {hydrateKinds} from './hydrationOfKinds';

hydrateKinds();
