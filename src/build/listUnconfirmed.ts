import {readFileSync} from 'node:fs';
import {logger} from '@docusaurus/logger';
import {Joi} from '@docusaurus/utils-validation';
import type {Step} from './afterBuild';
import {readYaml} from './readYaml';

const file = 'wiki/_unconfirmed.yml';

type Entry = {statement: string; page: string; check: string; answer: string};

const text = Joi.string().required();
const schema = Joi.array().items({statement: text, page: text, check: text, answer: Joi.string().allow('').required()});

/** Says how many statements the owner has not confirmed yet. */
export const listUnconfirmed: Step = () => {
  const read: Joi.ValidationResult<Entry[]> = schema.validate(readYaml(file, readFileSync(file, 'utf8')));
  if (read.error) {
    throw new Error(`${file}: ${read.error.message}. An entry needs "statement", "page", "check" and "answer".`);
  }
  const open = read.value.filter(({answer}) => answer === '').length;
  if (open > 0) {
    logger.info(`Statements still to be confirmed, see ${file}: ${open}.`);
  }
};
