export interface TutorialSummary {
  id: number;
  title: string;
  /** BCP 47; present when the tutorial is not in the requested language. */
  lang?: string;
  /** Reading time. */
  minutes: number;
}

export interface Tutorial extends TutorialSummary {
  /** Markdown. */
  body: string;
}
