import { isNote, isWarning, type LineProblem } from './judge-list.ts';

/** Which lines are shown. `check`: those with an error or a warning. */
export type LineFilter = 'check' | 'errors' | 'warnings' | 'all';

/** A line of the text with everything that is said of it. */
export interface JudgedLine {
  line: number;
  text: string;
  problems: readonly LineProblem[];
}

function byLine(problems: readonly LineProblem[]): ReadonlyMap<number, readonly LineProblem[]> {
  const found = new Map<number, LineProblem[]>();
  for (const problem of problems) found.set(problem.line, [...(found.get(problem.line) ?? []), problem]);
  return found;
}

/** The lines of a text, without empty ones. */
export function judgedLines(text: string, problems: readonly LineProblem[]): JudgedLine[] {
  const found = byLine(problems);
  return text
    .split(/\r\n|\r|\n/)
    .map((each, index) => ({ line: index + 1, text: each, problems: found.get(index + 1) ?? [] }))
    .filter((each) => each.text.trim() !== '' || each.problems.length > 0);
}

const isError = (problem: LineProblem) => !isWarning(problem) && !isNote(problem);

const isShown: Record<LineFilter, (line: JudgedLine) => boolean> = {
  check: ({ problems }) => problems.some((problem) => !isNote(problem)),
  errors: ({ problems }) => problems.some(isError),
  warnings: ({ problems }) => problems.some(isWarning),
  all: () => true,
};

export const filterLines = (lines: readonly JudgedLine[], filter: LineFilter): JudgedLine[] =>
  lines.filter(isShown[filter]);

/** Whether a line cannot be paid, rather than only be noticed. */
export const hasError = ({ problems }: Pick<JudgedLine, 'problems'>) => problems.some(isError);

/** The place of a line among rows in the order of their lines: of itself, or of the next one, or of the last. */
export function placeOfLine(rows: readonly { line: number }[], line: number): number {
  const place = rows.findIndex((row) => row.line >= line);
  return place === -1 ? rows.length - 1 : place;
}
