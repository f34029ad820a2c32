import {type translate} from '@docusaurus/Translate';

type Translate = typeof translate;

/** What calls do to a session, as the icons in the sidebar say it. */
export const effectsIn = (translate: Translate) => ({
  reads: translate({id: 'site.api.reads', message: 'reads'}),
  adds: translate({id: 'site.api.adds', message: 'adds'}),
  removes: translate({id: 'site.api.removes', message: 'removes, holder’s key too'}),
  /** Read out beside a call. */
  removesAlone: translate({id: 'site.api.removesAlone', message: 'removes, needs the holder’s key too'}),
});

/** The words that api.css reads out for the icons. */
export const wordsForStyles = (translate: Translate) => {
  const {reads, adds, removesAlone} = effectsIn(translate);
  const words = {reads, adds, removes: removesAlone};
  return `:root {${Object.entries(words)
    .map(([effect, word]) => `--word-${effect}: ${JSON.stringify(word)};`)
    .join('')}}`;
};
