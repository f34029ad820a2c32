import {hydrateShare, shares} from './hydrationOfKinds';

for (let part = 0; part < shares; part += 1) {
  hydrateShare(`every form of an address is hydrated as the page that it is, part ${part + 1}`, () => ({
    base: '/',
    part,
  }));
}
