import type { LegalTextName } from '#features/core/brand/model/legal-texts.ts';

/** A text of the brand, chosen for a language. */
export interface LegalText {
  name: LegalTextName;
  title: string;
  /** Markdown, without the title. */
  source: string;
  /** Language tag of title and text where it is not that of the page. */
  lang?: string;
  /** The day of the last change: `2026-11-20`. */
  changed: string;
}
