import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readDescription} from '../../api/build/description';
import {descriptionFile} from '../../api/build/source';
import {resolveOutsideLinks} from '../../../site/links';
import {byImportance} from '../model/importance';
import type {Question} from '../model/question';
import {questionsOfAddresses} from './addresses';
import {questionsOfFacts} from './facts';
import {questionsOnPages} from './onPages';
import {readPages} from './pages';
import {findStale} from './stale';

type Environment = Readonly<Record<string, string | undefined>>;

/** All open questions, the most important first, and those that are outdated. Both are derived from the sources. */
export function collectQuestions(siteDir: string, environment: Environment): {questions: Question[]; stale: string[]} {
  const pages = readPages(siteDir);
  const links = resolveOutsideLinks(environment);
  const yaml = readFileSync(path.join(siteDir, descriptionFile), 'utf8');
  const description = readDescription(yaml);
  const titleOf = (address: string) => pages.find((page) => page.path === address)?.title ?? address;
  const questions = [
    ...questionsOnPages(pages),
    ...questionsOfAddresses(links),
    ...questionsOfFacts(description, yaml, titleOf),
  ].toSorted(byImportance);
  return {questions, stale: findStale({pages, links, description})};
}
