export type GlossaryEntry = {
  /** Its anchor on the page of the glossary. */
  id: string;
  /** As the site writes it. Texts match it in any case, and in the plural. */
  term: string;
  /** Other words for it that readers may meet. */
  also?: string[];
  definition: string;
};
