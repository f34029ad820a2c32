import {translate} from '@docusaurus/Translate';
import type {GlyphName} from '@site/src/components/Glyph';
import type {CertaintyMark} from '@site/src/site/certainty';

export type Part = {glyph: GlyphName; text: string; mark?: CertaintyMark};

type Topic = {name: string; wearer: Part; holder: Part};

export const topics: Topic[] = [
  {
    name: translate({id: 'whoSeesWhat.theClock', message: 'The clock'}),
    wearer: {
      glyph: 'clock',
      text: translate({
        id: 'whoSeesWhat.seesTimePassedAndTime',
        message: 'Sees time passed and time left, unless they are hidden',
      }),
    },
    holder: {glyph: 'eye', text: translate({id: 'whoSeesWhat.alwaysSeesTheLength', message: 'Always sees the length'})},
  },
  {
    name: translate({id: 'whoSeesWhat.timeLeftInOtherForms', message: 'Time left, in other forms'}),
    wearer: {
      glyph: 'clock',
      text: translate({
        id: 'whoSeesWhat.seesAWordInsteadOr',
        message: 'Sees a word instead, or pays a penalty to look',
      }),
      mark: 'observed',
    },
    holder: {
      glyph: 'eye',
      text: translate({id: 'whoSeesWhat.seesTheLengthAllThe', message: 'Sees the length all the same'}),
      mark: 'observed',
    },
  },
  {
    name: translate({id: 'whoSeesWhat.theLength', message: 'The length'}),
    wearer: {
      glyph: 'api',
      text: translate({id: 'whoSeesWhat.canAddTimeThroughThe', message: 'Can add time through the API'}),
    },
    holder: {
      glyph: 'pencil',
      text: translate({id: 'whoSeesWhat.canChangeItAtAny', message: 'Can change it at any time'}),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.settingsWithARedStar', message: 'Settings with a red star'}),
    wearer: {
      glyph: 'star',
      text: translate({id: 'whoSeesWhat.canChangeThemAtAny', message: 'Can change them at any time'}),
    },
    holder: {
      glyph: 'question',
      text: translate({id: 'whoSeesWhat.notKnown', message: 'Not known'}),
      mark: 'undocumented',
    },
  },
  {
    name: translate({id: 'whoSeesWhat.requirementLinks', message: 'Requirement links'}),
    wearer: {
      glyph: 'link',
      text: translate({id: 'whoSeesWhat.needsAllOfThemMet', message: 'Needs all of them met before the end'}),
    },
    holder: {
      glyph: 'pencil',
      text: translate({id: 'whoSeesWhat.setsHowManyWhenPreparing', message: 'Sets how many when preparing a session'}),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.verification', message: 'Verification'}),
    wearer: {
      glyph: 'picture',
      text: translate({id: 'whoSeesWhat.uploadsAPictureAtEach', message: 'Uploads a picture at each interval'}),
    },
    holder: {
      glyph: 'pencil',
      text: translate({
        id: 'whoSeesWhat.setsTheIntervalWhenPreparing',
        message: 'Sets the interval when preparing a session',
      }),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.thePillory', message: 'The pillory'}),
    wearer: {
      glyph: 'people',
      text: translate({id: 'whoSeesWhat.standsThereWhileOthersVote', message: 'Stands there while others vote'}),
      mark: 'observed',
    },
    holder: {
      glyph: 'pillory',
      text: translate({id: 'whoSeesWhat.putsTheWearerThereWith', message: 'Puts the wearer there, with a message'}),
      mark: 'observed',
    },
  },
  {
    name: translate({id: 'whoSeesWhat.theFeed', message: 'The feed'}),
    wearer: {
      glyph: 'feed',
      text: translate({id: 'whoSeesWhat.hasAnRssFeedIf', message: 'Has an RSS feed, if it is switched on'}),
    },
    holder: {
      glyph: 'pencil',
      text: translate({
        id: 'whoSeesWhat.changesByTheHolderShow',
        message: 'Changes by the holder show there, with a comment',
      }),
      mark: 'observed',
    },
  },
  {
    name: translate({id: 'whoSeesWhat.handingTheSessionOn', message: 'Handing the session on'}),
    wearer: {glyph: 'swap', text: translate({id: 'whoSeesWhat.canOfferItToA', message: 'Can offer it to a holder'})},
    holder: {
      glyph: 'swap',
      text: translate({id: 'whoSeesWhat.canTransferItIfThe', message: 'Can transfer it, if the session allows'}),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.theEmergencyPassword', message: 'The emergency password'}),
    wearer: {
      glyph: 'help',
      text: translate({id: 'whoSeesWhat.typesItAndIsFree', message: 'Types it and is free at once'}),
    },
    holder: {
      glyph: 'eye',
      text: translate({id: 'whoSeesWhat.canReadItAndSet', message: 'Can read it, and set it when preparing a session'}),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.release', message: 'Release'}),
    wearer: {
      glyph: 'exit',
      text: translate({id: 'whoSeesWhat.atTheEndOrWith', message: 'At the end, or with the password'}),
    },
    holder: {
      glyph: 'exit',
      text: translate({id: 'whoSeesWhat.canReleaseTheWearerAt', message: 'Can release the wearer at once'}),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.theCombination', message: 'The combination'}),
    wearer: {
      glyph: 'picture',
      text: translate({id: 'whoSeesWhat.getsThePictureOrCode', message: 'Gets the picture or code back at the end'}),
    },
    holder: {
      glyph: 'pencil',
      text: translate({id: 'whoSeesWhat.canEnterACodeInstead', message: 'Can enter a code instead of a picture'}),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.rating', message: 'Rating'}),
    wearer: {
      glyph: 'rating',
      text: translate({id: 'whoSeesWhat.canRateTheHolderAfter', message: 'Can rate the holder after the end'}),
    },
    holder: {
      glyph: 'rating',
      text: translate({id: 'whoSeesWhat.canRateTheWearer', message: 'Can rate the wearer'}),
      mark: 'observed',
    },
  },
];
