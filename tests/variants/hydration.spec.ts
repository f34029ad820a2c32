import {hydrateKinds} from '../e2e/hydrationOfKinds';

const bases: Record<string, string> = {slashes: '/help/', locales: '/xx/'};

hydrateKinds(({name}) => bases[name] ?? '/');
