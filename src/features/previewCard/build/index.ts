import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {Step} from '../../../build/afterBuild';
import {previewCard} from '../model/file';
import {drawCard} from './card';
import {readColours} from './tokens';

/** A bundled font, because system fonts would give a different picture on each machine. */
const font = require.resolve('@expo-google-fonts/gelasio/600SemiBold/Gelasio_600SemiBold.ttf');

/** Draws the preview picture for shared links. */
export const drawPreviewCard: Step = async ({siteDir, outDir}) => {
  const mark = await readFile(path.join(siteDir, 'static/img/favicon.svg'));
  const card = drawCard(mark, readColours(siteDir));
  const picture = new Resvg(card, {font: {fontFiles: [font], loadSystemFonts: false}}).render();
  const file = path.join(outDir, previewCard);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, picture.asPng());
};
