import {readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {readList} from '../../build/readYaml';
import type {LinkGroup} from '../../components/LinkGroups';
import {sections} from '../../site/sections';

/** Where the list is. A site of the tests has its own. */
export const list = {file: `${sections.wiki.path}/situations.yml`};

const address = Joi.string().pattern(/^\//, 'an address that begins with "/"');
const sentences = Joi.object<Record<string, string>>().pattern(Joi.string(), address);
const groups = Joi.object<Record<string, Record<string, string>>>().pattern(Joi.string(), sentences);

const allowed = 'Each heading has sentences, and each sentence an address: "I was asked: /wiki/page#section".';

/** What readers say when they come, under its headings, each sentence with the address that answers it. */
export function readSituations(text = readFileSync(list.file, 'utf8')): LinkGroup[] {
  return Object.entries(readList(list.file, text, groups, allowed)).map(([title, said]) => ({
    title,
    links: Object.entries(said).map(([label, to]) => ({label, to})),
  }));
}
