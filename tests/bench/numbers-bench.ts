import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '#brand/brand.ts';
import { periods, type Period } from '#features/numbers/model/numbers.ts';
import { createNumbersDesk } from '#features/numbers/server/numbers.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { loadSubmissions } from '../support/numbers-load.ts';

const submissions = 50_000;
const runs = 5;

/** How long the desk's numbers take with many submissions: the median of a few calls, on the embedded database or on that of DATABASE_URL. */
export async function benchNumbers(report: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-bench-'));
  const { database, close } = await connectDatabase({ url: process.env['DATABASE_URL'], dataDir });
  try {
    const now = () => new Date();
    await loadSubmissions(database, { count: submissions, now: now() });
    for (const period of Object.keys(periods) as Period[]) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        // A new one each time, because each remembers what it counted.
        const numbers = createNumbersDesk({ database, brand, now });
        const begun = performance.now();
        await numbers.read({ period });
        times.push(performance.now() - begun);
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
      report(`${submissions.toLocaleString('en')} submissions  ${period}  ${median.toFixed(0)} ms`);
    }
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
