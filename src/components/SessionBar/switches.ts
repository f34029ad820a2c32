import {translate} from '@docusaurus/Translate';
import {names, type Name} from './names';

/** `yes` and `no` are its words where every case is shown; a tick adds its way out or its stage to the drawing. */
type Switch = {label: string; yes: string; no: string; way?: string; stage?: string};

const switches: Record<Name, Switch> = {
  holder: {
    label: translate({id: 'site.session.holder', message: 'I have a holder'}),
    yes: translate({id: 'site.session.withHolder', message: 'with a holder'}),
    no: translate({id: 'site.session.withoutHolder', message: 'without a holder'}),
    way: translate({id: 'site.session.release', message: 'Release by the holder'}),
  },
  password: {
    label: translate({id: 'site.session.password', message: 'Emergency password'}),
    yes: translate({id: 'site.session.withPassword', message: 'with a password'}),
    no: translate({id: 'site.session.withoutPassword', message: 'without a password'}),
    way: translate({id: 'site.session.password', message: 'Emergency password'}),
  },
  hidden: {
    label: translate({id: 'site.session.hidden', message: 'Time hidden from me'}),
    yes: translate({id: 'site.session.withTimeHidden', message: 'with the time hidden'}),
    no: translate({id: 'site.session.withTimeShown', message: 'with the time shown'}),
    stage: translate({id: 'site.session.timeHidden', message: 'Time hidden'}),
  },
  links: {
    label: translate({id: 'site.session.links', message: 'Requirement links'}),
    yes: translate({id: 'site.session.withLinks', message: 'with links'}),
    no: translate({id: 'site.session.withoutLinks', message: 'without links'}),
    stage: translate({id: 'site.session.linksFulfilled', message: 'Links fulfilled'}),
  },
  test: {
    label: translate({id: 'site.session.test', message: 'Test session'}),
    yes: translate({id: 'site.session.inTest', message: 'in a test session'}),
    no: translate({id: 'site.session.inReal', message: 'in a real session'}),
    way: translate({id: 'site.session.failed', message: 'In a test, tick Failed Session'}),
  },
};

export const rows = names.map((name) => [name, switches[name]] as const);

/** What the drawing says of any session. */
export const drawing = {
  beginning: translate({id: 'site.session.beginning', message: 'Set up, picture uploaded'}),
  ways: translate({id: 'site.session.ways', message: 'Ways out'}),
  testPassword: translate({id: 'site.session.testPassword', message: 'Password “test”'}),
  team: translate({id: 'site.session.team', message: 'EmlaLock team'}),
  backup: translate({id: 'site.session.backup', message: 'Backup way out'}),
  ending: translate({id: 'site.session.ending', message: 'Time up: end the session, get the combination'}),
};
