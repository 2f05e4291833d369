export interface TutorialSummary {
  id: number;
  title: string;
  /** Reading time. */
  minutes: number;
}

export interface Tutorial extends TutorialSummary {
  /** Markdown. */
  body: string;
}
