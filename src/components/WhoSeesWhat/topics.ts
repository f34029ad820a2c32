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
        id: 'whoSeesWhat.seesTheTimePassedAnd',
        message: 'Sees the time passed and the remaining time, unless they are hidden',
      }),
    },
    holder: {
      glyph: 'eye',
      text: translate({id: 'whoSeesWhat.alwaysSeesTheDuration', message: 'Always sees the duration'}),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.theRemainingTimeInOther', message: 'The remaining time in other forms'}),
    wearer: {
      glyph: 'clock',
      text: translate({
        id: 'whoSeesWhat.seesAWordInsteadOr',
        message: 'Sees a word instead, or pays a time penalty to look',
      }),
      mark: 'observed',
    },
    holder: {
      glyph: 'eye',
      text: translate({id: 'whoSeesWhat.seesTheDurationAllThe', message: 'Sees the duration all the same'}),
      mark: 'observed',
    },
  },
  {
    name: translate({id: 'whoSeesWhat.theDuration', message: 'The duration'}),
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
      text: translate({id: 'whoSeesWhat.changingThemAsTheHolder', message: 'Changing them as the holder'}),
      mark: 'undocumented',
    },
  },
  {
    name: translate({id: 'whoSeesWhat.requirementLinks', message: 'Requirement links'}),
    wearer: {
      glyph: 'link',
      text: translate({
        id: 'whoSeesWhat.needsAllOfThemFulfilled',
        message: 'Needs all of them fulfilled before the end',
      }),
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
      text: translate({id: 'whoSeesWhat.uploadsAPictureInEach', message: 'Uploads a picture in each interval'}),
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
      text: translate({id: 'whoSeesWhat.isInItWhileOthers', message: 'Is in it while others vote'}),
      mark: 'observed',
    },
    holder: {
      glyph: 'pillory',
      text: translate({id: 'whoSeesWhat.canPutTheWearerThere', message: 'Can put the wearer there, with a message'}),
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
        id: 'whoSeesWhat.makesChangesThatShowThere',
        message: 'Makes changes that show there, with a comment',
      }),
      mark: 'observed',
    },
  },
  {
    name: translate({id: 'whoSeesWhat.aNewHolder', message: 'A new holder'}),
    wearer: {
      glyph: 'swap',
      text: translate({id: 'whoSeesWhat.canOfferTheSessionTo', message: 'Can offer the session to holders'}),
    },
    holder: {
      glyph: 'swap',
      text: translate({
        id: 'whoSeesWhat.canTransferTheSessionIf',
        message: 'Can transfer the session, if it allows that',
      }),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.theEmergencyPassword', message: 'The emergency password'}),
    wearer: {
      glyph: 'help',
      text: translate({id: 'whoSeesWhat.entersItAndIsReleased', message: 'Enters it and is released at once'}),
    },
    holder: {
      glyph: 'eye',
      text: translate({
        id: 'whoSeesWhat.canLookItUpAnd',
        message: 'Can look it up, and set it when preparing a session',
      }),
    },
  },
  {
    name: translate({id: 'whoSeesWhat.release', message: 'Release'}),
    wearer: {
      glyph: 'exit',
      text: translate({id: 'whoSeesWhat.comesAtTheEndOr', message: 'Comes at the end, or with the password'}),
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
      text: translate({id: 'whoSeesWhat.getsThePictureOrThe', message: 'Gets the picture or the code back at the end'}),
    },
    holder: {
      glyph: 'pencil',
      text: translate({id: 'whoSeesWhat.canEnterACodeWhen', message: 'Can enter a code when preparing a session'}),
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
