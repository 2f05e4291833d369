import { cpus } from 'node:os';
import type { Figure } from '../../tests/bench/figure.ts';

interface Part {
  /** In the markers. */
  name: string;
  title: string;
  figures: readonly Figure[];
  /** YYYY-MM-DD. */
  day: string;
  /** Programs that wanted a core before it began, on average: other work on the machine makes figures smaller and ratios less exact. */
  load: number;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Where and when a part was measured. */
function describeRun({ day, load }: Part): string {
  const cores = cpus();
  return `${day}; ${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}); Node ${process.versions.node}; load before the run ${load.toFixed(1)}.`;
}

/** `docs/performance.md` with a part's figures in place of its earlier ones, at the end where it is new; the other parts stay as they are. */
export function recordPart(document: string, run: Part): string {
  const { name, title, figures } = run;
  const begin = `<!-- bench ${name}: begin -->`;
  const end = `<!-- bench ${name}: end -->`;
  const rows = figures.map(
    ({ name: what, figure, ratio = '' }) => `| ${cell(what)} | ${cell(figure)} | ${cell(ratio)} |`,
  );
  const part = [
    begin,
    '',
    `## ${title}`,
    '',
    describeRun(run),
    '',
    '| What | Figure | Ratio |',
    '|---|---|---|',
    ...rows,
    '',
    end,
  ].join('\n');
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to === -1) return `${document.trimEnd()}\n\n${part}\n`;
  return document.slice(0, from) + part + document.slice(to + end.length);
}
