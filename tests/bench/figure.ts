/** One line of a benchmark: as it is printed, and as `docs/performance.md` holds it. */
export interface Figure {
  name: string;
  /** With its unit. */
  figure: string;
  /** Against what was measured beside it in the same run. */
  ratio?: string;
  /** It is worse than its goal: the benchmark fails. */
  isOver?: boolean;
}

/** Prints what is measured, as soon as it is. */
export type Report = (figure: Figure) => void;
