import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {twinOf} from '../model/twins';
import {readBuiltPage} from '../../../build/builtPages';
import {toMarkdown} from './convert';
import {renderAll} from './llms';

export type Job = {
  outDir: string;
  url: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** The pages that get a twin. */
  permalinks: string[];
  /** The pages for the file with all texts, in its order. */
  inOrder: string[];
};

const job = workerData as Job;

function writeTwin(permalink: string): string {
  const {outDir, url, baseUrl} = job;
  const twin = toMarkdown(readBuiltPage(permalink, outDir, job), new URL(permalink, url).href);
  // The folder exists, because it contains the page or pages below it.
  writeFileSync(path.join(outDir, twinOf(permalink, baseUrl).slice(baseUrl.length)), twin);
  return twin;
}

const twins = new Map(job.permalinks.map((permalink) => [permalink, writeTwin(permalink)]));
const texts = job.inOrder.map((permalink) => twins.get(permalink) ?? '');
writeFileSync(path.join(job.outDir, 'llms-full.txt'), renderAll(texts));
