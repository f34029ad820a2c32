import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The pages about this documentation. */
export default {
  about: ['all-pages', 'glossary', 'how-sure', 'open-questions', 'contact', 'accessibility', 'privacy', 'colophon'],
} satisfies SidebarsConfig;
