import type { Figure, Report } from '../../tests/bench/figure.ts';

/** Prints each figure of a part as soon as it is measured. @returns them, and 1 as the exit code when one is over its goal */
export async function measurePart(
  measure: (report: Report) => Promise<void>,
  say: Pick<Console, 'log' | 'error'>,
): Promise<{ figures: Figure[]; exitCode: 0 | 1 }> {
  const figures: Figure[] = [];
  await measure((figure) => {
    figures.push(figure);
    say.log(`${figure.name.padEnd(44)} ${figure.figure}${figure.ratio ? `  → ${figure.ratio}` : ''}`);
  });
  const over = figures.filter(({ isOver }) => isOver);
  for (const { name } of over) say.error(`Over its goal: ${name}`);
  return { figures, exitCode: over.length > 0 ? 1 : 0 };
}
