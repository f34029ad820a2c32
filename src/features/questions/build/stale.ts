import type {Description} from '../../api/build/description';
import {descriptionFile} from '../../api/build/source';
import type {OutsideLinks} from '../../../site/links';
import {importances} from '../model/importance';
import {sectionTitle} from './onPages';
import type {Block, ContentPage} from './pages';

type State = {
  pages: readonly ContentPage[];
  links: OutsideLinks;
  description: Description;
};

function isOpenText({heading, text}: Block): boolean {
  return heading === sectionTitle || text.includes('mark="undocumented"');
}

/** An address that is set, while a text still asks for it. */
function setAddresses({pages, links}: State): string[] {
  const set = Object.values(links).filter(({isOpen, label}) => !isOpen && label !== links.website.label);
  return set.flatMap(({label, variable}) =>
    pages.flatMap(({file, blocks}) =>
      blocks
        .filter((block) => isOpenText(block) && block.text.toLowerCase().includes(label.toLowerCase()))
        .filter(({text}) => /\baddress|\bwhere\b|\bwhich\b|\blink\b/i.test(text))
        .map(
          ({line}) =>
            `${file}:${line}: the address of "${label}" is set (${variable}), and the text still asks for it.`,
        ),
    ),
  );
}

/** A fact that is certain now, with a note that still doubts it. */
function raisedMarks({description}: State): string[] {
  const fields = Object.values(description.records).flatMap((groups) => groups.flatMap((group) => group.fields));
  return fields
    .filter(
      ({evidence: {mark, note = ''}}) =>
        (mark === 'documented' || mark === 'confirmed') && /\b(?:one client|not explained)\b/i.test(note),
    )
    .map(({name}) => `${descriptionFile}: ${name} is sure now, and its x-evidence-note still doubts it.`);
}

/** A question whose link is broken. Anchors on generated pages are left to the build. */
function goneLinks({pages}: State): string[] {
  const isThere = (target: string) => {
    const [path = '', anchor] = target.split('#');
    const page = pages.find((one) => one.path === (path.replace(/(?<=.)\/$/, '') || '/'));
    const mayBeGenerated = page?.blocks.some(({text}) => /^<[A-Z]/.test(text)) === true;
    return page !== undefined && (anchor === undefined || mayBeGenerated || page.anchors.includes(anchor));
  };
  return pages.flatMap(({file, blocks}) =>
    blocks
      .filter(({heading}) => heading === sectionTitle)
      .flatMap(({text, line}) => [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, target = '']) => ({target, line})))
      .filter(({target}) => !isThere(target))
      .map(({target, line}) => `${file}:${line}: the question leads to ${target}, which is gone.`),
  );
}

/** A page in the table of importance that no longer exists. */
function gonePages({pages}: State): string[] {
  const named = Object.values(importances).flatMap((row): readonly string[] => row.pages);
  return named
    .filter((name) => !pages.some(({path}) => (name.endsWith('/') ? path.startsWith(name) : path === name)))
    .map((name) => `src/features/questions/model/importance.ts: ${name} is gone.`);
}

/** Everything that claims something is open although it no longer is. */
export function findStale(state: State): string[] {
  return [setAddresses, raisedMarks, goneLinks, gonePages].flatMap((find) => find(state));
}
