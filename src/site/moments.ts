import {translate} from '@docusaurus/Translate';
import type {Moment} from './momentNames';
import {sections} from './sections';

const wiki = `/${sections.wiki.path}`;

/** The moments in the order of their line: the page that a word leads to, and its class, see src/css/steps.css. */
export const moments: Record<Moment, {label: string; about: string; to: string; className: string}> = {
  before: {
    label: translate({id: 'site.moment.before', message: 'Before'}),
    about: translate({id: 'site.moment.aboutBefore', message: 'before a session'}),
    to: `${wiki}/navigation/wearer`,
    className: 'session-before',
  },
  locked: {
    label: translate({id: 'site.moment.locked', message: 'Locked'}),
    about: translate({id: 'site.moment.aboutLocked', message: 'while locked'}),
    to: `${wiki}/session/while-locked`,
    className: 'session-locked',
  },
  end: {
    label: translate({id: 'site.moment.end', message: 'End'}),
    about: translate({id: 'site.moment.aboutEnd', message: 'the end of a session'}),
    to: `${wiki}/session/end`,
    className: 'session-end',
  },
};
