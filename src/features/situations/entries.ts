import {readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {readYaml} from '../../build/readYaml';
import {sections} from '../../site/sections';

/** Where the list is. A site of the tests has its own. */
export const list = {file: `${sections.wiki.path}/situations.yml`};

/** What somebody says who comes to these pages, and the address that answers it. */
export type Situation = {sentence: string; to: string};

/** The situations of one role at one moment. */
export type Group = {heading: string; role: string; moment: string; situations: Situation[]};

/** What stands above the situations, by role and moment. */
const headings = {
  wearer: {locked: 'You’re locked', before: 'You’re not locked yet'},
  holder: {before: 'You’ve been asked to hold a key', locked: 'You hold a key'},
  integrator: {any: 'You write a program'},
};

const sentences = Joi.object().pattern(Joi.string(), Joi.string().pattern(/^\//, 'an address that begins with "/"'));
const moments = Object.entries(headings).map(([role, each]) => {
  const known = Object.keys(each).map((moment) => [moment, sentences] as const);
  return [role, Joi.object(Object.fromEntries(known))] as const;
});
const roles = Joi.object<Record<string, Record<string, Record<string, string>>>>(Object.fromEntries(moments));

export function stop(faults: string[]): never {
  const allowed =
    'Each role has moments, and each moment sentences with an address: "I was asked: /wiki/page#section".';
  throw new Error([`${list.file} has mistakes. ${allowed}`, ...faults].join('\n  - '));
}

/** The situations in the order of the list. One of an unknown role or moment, or without an address, stops the build. */
export function readSituations(text = readFileSync(list.file, 'utf8')): Group[] {
  const checked = roles.validate(readYaml(list.file, text), {abortEarly: false});
  if (checked.error) {
    stop(checked.error.details.map(({message}) => message));
  }
  return Object.entries(checked.value).flatMap(([role, each]) =>
    Object.entries(each).map(([moment, said]) => ({
      heading: (headings as Record<string, Record<string, string>>)[role]?.[moment] ?? '',
      role,
      moment,
      situations: Object.entries(said).map(([sentence, to]) => ({sentence, to})),
    })),
  );
}
