// Weighs sections by their titles.
import type {Section} from './section';
import {sectionWorth, titleWorth} from './tuning';
import {stem, stopWords, wordsOf} from './words';

/** A title that is used more often than this says little, such as "When it goes wrong". */
const usual = 5;

function contentWords(title: string): string[] {
  const words = wordsOf(title).flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]));
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** The weight of a section among others with the same words. */
function worthOf({above, area, address}: Section, timesOfTitle: number): number {
  const ofTitle = timesOfTitle > usual ? sectionWorth.usualTitle : 1;
  const ofPlace = address === '' ? sectionWorth.home : above.length === 0 ? sectionWorth.page : 1;
  return sectionWorth[area] * ofTitle * ofPlace;
}

type Title = {words: string[]; names: ReadonlySet<string>; worth: number; isPage: boolean};

/** The matches in a section, for a question with this number of parts. */
export type Found = {terms: ReadonlySet<string>; parts: number; answered: number; question: string};

export class Titles {
  /** Words as written, for suggestions. */
  readonly words = new Set<string>();
  private readonly titles: Title[];

  constructor(sections: readonly Section[]) {
    const times = new Map<string, number>();
    for (const {title} of sections) {
      times.set(title, (times.get(title) ?? 0) + 1);
      contentWords(title).forEach((word) => this.words.add(word));
    }
    this.titles = sections.map((section) => ({
      words: contentWords(section.title).map(stem),
      names: new Set(section.names?.flatMap((name) => wordsOf(name).map(({whole}) => whole))),
      worth: worthOf(section, times.get(section.title) ?? 0),
      isPage: section.above.length === 0,
    }));
  }

  /** The factor for the score of a section. */
  worthFor(at: number, {terms, parts, answered, question}: Found): number {
    const title = this.titles[at];
    if (!title) {
      return 0;
    }
    const covered = title.words.filter((word) => terms.has(word)).length;
    const share = covered / Math.max(1, title.words.length);
    const ofQuestion = Math.min(1, covered / parts);
    const isAsked = share === 1 && answered === 1 && ofQuestion === 1;
    if (isAsked || title.names.has(question)) {
      return title.worth * (title.isPage ? titleWorth.isPage : titleWorth.isPart);
    }
    return title.worth * (1 + titleWorth.shares * share * ofQuestion);
  }
}
