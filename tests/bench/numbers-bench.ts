import { monitorEventLoopDelay } from 'node:perf_hooks';
import { brand } from '#brand/brand.ts';
import { periods, type Period } from '#features/submission/numbers/model/numbers.ts';
import { createNumbersDesk } from '#features/submission/numbers/server/numbers.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { loadSubmissions } from '../support/numbers-load.ts';
import type { Report } from './figure.ts';
import { onEachDatabase, tidyUp } from './each-database.ts';

const submissions = 50_000;
const runs = 7;
/** What a reading may take at the server. */
const goalMs = 150;

/** The first reading, which counts the weeks that are over, and the readings after it. */
export async function measureNumbers({ database, engine }: OpenDatabase, report: Report) {
  const now = () => new Date();
  for (const period of Object.keys(periods) as Period[]) {
    const times: number[] = [];
    const cpu: number[] = [];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    for (let run = 0; run <= runs; run += 1) {
      // A new one each time, because each remembers what it counted.
      const numbers = createNumbersDesk({ database, brand, now });
      if (run === 1) delay.enable();
      const cpuBefore = process.cpuUsage();
      const begun = performance.now();
      await numbers.read({ period });
      times.push(performance.now() - begun);
      cpu.push(process.cpuUsage(cpuBefore).user / 1000);
    }
    delay.disable();
    const [first = 0, ...later] = times;
    const sorted = later.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(runs / 2)] ?? 0;
    report({
      name: `${engine.name}: ${period}`,
      figure:
        `median ${median.toFixed(1)} ms, least ${(sorted[0] ?? 0).toFixed(1)} ms, first ${first.toFixed(0)} ms, ` +
        `CPU ${Math.min(...cpu).toFixed(0)} ms, process held for at most ${(delay.max / 1e6).toFixed(0)} ms`,
      ratio: `${(median / goalMs).toFixed(2)} of ${goalMs} ms`,
      isOver: median > goalMs,
    });
  }
}

/** How long the desk's numbers take with many submissions, on both databases. */
export async function benchNumbers(report: Report): Promise<void> {
  await onEachDatabase(async (open) => {
    await loadSubmissions(open.database, { count: submissions, now: new Date() });
    await tidyUp(open);
    await measureNumbers(open, report);
  });
}
