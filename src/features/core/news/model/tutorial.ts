import type { Cover } from './cover.ts';

export interface TutorialSummary {
  id: number;
  title: string;
  /** BCP 47; present when the tutorial is not in the requested language. */
  lang?: string;
  /** Reading time. */
  minutes: number;
  /** Present where editors chose a picture. */
  cover?: Cover;
}

/** What a link to a tutorial shows. */
export interface TutorialReference extends Pick<TutorialSummary, 'title' | 'lang'> {
  /** Without language. */
  path: string;
}

export interface Tutorial extends TutorialSummary {
  /** Markdown. */
  body: string;
}
