import { useState } from 'react';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { isWarning } from '../../model/judge-list.ts';
import {
  filterLines,
  hasError,
  judgedLines,
  type JudgedLine,
  type LineFilter,
} from '../../model/line-filter.ts';
import type { Batch } from '../use-batch.ts';
import { useLineWords } from '../use-line-words.ts';
import { LineBrowser } from './line-browser.tsx';
import { useFilterWords } from './use-filter-words.ts';

const filters: readonly LineFilter[] = ['check', 'errors', 'warnings', 'all'];

const isFilter = (value: string): value is LineFilter => (filters as readonly string[]).includes(value);

function toneOf(line: JudgedLine): 'error' | 'warning' | null {
  if (hasError(line)) return 'error';
  return line.problems.some(isWarning) ? 'warning' : null;
}

/** What is wrong with the lines of the list, and the addresses of its names; nothing while there is neither. */
export function JudgedLines({ batch: { judged, draft } }: { batch: Batch }) {
  const words = useFilterWords();
  const [chosen, setChosen] = useState<LineFilter>('check');
  const { open } = judged;
  const isAsked = open !== null && draft.answer?.typed !== open.typed;
  // Asked once above, for all lines.
  const errors = judged.faults.filter(({ kind }) => kind !== 'open' || !isAsked);
  const said = [...errors, ...judged.warnings, ...judged.notes];
  if (said.length === 0) return null;
  const lines = judgedLines(draft.text, said);
  const shown = filters
    .map((filter) => ({ filter, rows: filterLines(lines, filter) }))
    .filter(({ rows }) => rows.length > 0);
  const now = shown.find(({ filter }) => filter === chosen) ?? shown[0]!;
  return (
    <LineBrowser
      rows={now.rows}
      filters={shown.map(({ filter, rows }) => ({ value: filter, label: words(filter, rows.length) }))}
      filter={now.filter}
      onFilter={(value) => {
        if (isFilter(value)) setChosen(value);
      }}
      toneOf={toneOf}
    >
      {(line) => <LineParts line={line} />}
    </LineBrowser>
  );
}

/** A line of the list with what is said of it. */
function LineParts({ line: { line, text, problems } }: { line: JudgedLine }) {
  const locale = useLocale();
  const words = useLineWords();
  return (
    <>
      <i>{formatCount(line, locale)}</i>
      <span>{text}</span>
      {problems.map((problem) => (
        <p key={problem.kind}>{words(problem)}</p>
      ))}
    </>
  );
}
