import type {MarkdownConfig} from '@docusaurus/types';
import {fillApiPages} from '../api/pages';
import {markTable} from '../certainty/markTable';
import {glossaryList} from '../glossary/entries';
import {openQuestions} from '../questions/openQuestions';

/** Parts of pages that the build makes, by the placeholders that authors write. */
const parts: Record<string, () => string> = {
  '<GlossaryList />': glossaryList,
  '<MarkTable />': markTable,
  '<OpenQuestions />': openQuestions,
};

/** Replaces the placeholders of a page, and those of the API reference, with Markdown. */
export const fillPages: NonNullable<MarkdownConfig['preprocessor']> = (page) =>
  fillApiPages(page).replace(/^<\w+ \/>$/gm, (placeholder) => parts[placeholder]?.() ?? placeholder);
