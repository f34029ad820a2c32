import {identity} from '../../../site/identity';
import {sections} from '../../../site/sections';
import type {readColours} from './tokens';

/** The size of large previews in chats and social networks. */
const width = 1200;
const height = 630;

/**
 * The logo, the name and the sections of the site. Nothing about the page: people who share one decide what others see.
 */
export function drawCard(mark: Buffer, colours: ReturnType<typeof readColours>): string {
  const fill = (name: string) => `fill="${colours(name, 'light')}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Gelasio SemiBold">
  <rect width="${width}" height="${height}" ${fill('paper')}/>
  <image x="112" y="205" width="220" height="220" href="data:image/svg+xml;base64,${mark.toString('base64')}"/>
  <rect x="400" y="212" width="96" height="5" ${fill('metal-line')}/>
  <text x="396" y="322" font-size="104" ${fill('ink')}>${identity.title}</text>
  <text x="400" y="402" font-size="38" ${fill('ink-soft')}>${Object.values(sections).join(' · ')}</text>
</svg>`;
}
