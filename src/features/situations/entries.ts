import {readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {readList} from '../../build/readYaml';
import {sections} from '../../site/sections';

/** Where the list is. A site of the tests has its own. */
export const list = {file: `${sections.wiki.path}/situations.yml`};

/** What somebody says who comes to these pages, and the address that answers it. */
export type Situation = {sentence: string; to: string};

/** The situations under one heading. */
export type Group = {heading: string; situations: Situation[]};

const address = Joi.string().pattern(/^\//, 'an address that begins with "/"');
const sentences = Joi.object<Record<string, string>>().pattern(Joi.string(), address);
const groups = Joi.object<Record<string, Record<string, string>>>().pattern(Joi.string(), sentences);

const allowed = 'Each heading has sentences, and each sentence an address: "I was asked: /wiki/page#section".';

/** The situations in the order of the list. */
export function readSituations(text = readFileSync(list.file, 'utf8')): Group[] {
  return Object.entries(readList(list.file, text, groups, allowed)).map(([heading, said]) => ({
    heading,
    situations: Object.entries(said).map(([sentence, to]) => ({sentence, to})),
  }));
}
