/** What is measured in one process, as the library of the metrics gives it; it is only passed on here. */
export type MeasuredFigures = readonly object[];

/** What a web process tells the primary one. */
export type ProcessMessage =
  /** It serves visitors now, and the first one the desk too. */
  | { name: 'serving'; portalAddress: string; deskAddress: string }
  /** It was asked for the metrics, and needs those of the others. */
  | { name: 'ask-figures'; question: number }
  | { name: 'figures'; question: number; figures: MeasuredFigures };

/** What the primary process tells a web process. */
export type PrimaryMessage =
  /** As after SIGTERM where it is polite, otherwise as after Ctrl-C. */
  | { name: 'end'; isPolite: boolean }
  | { name: 'tell-figures'; question: number }
  /** The answer to `ask-figures`: of each of the others that answered in time. */
  | { name: 'all-figures'; question: number; all: readonly MeasuredFigures[] };
