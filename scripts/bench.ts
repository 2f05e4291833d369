import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { benchCatalogue } from '../tests/bench/catalogue-bench.ts';
import { benchDesk } from '../tests/bench/desk-bench.ts';
import type { Report } from '../tests/bench/figure.ts';
import { benchInteractions } from '../tests/bench/interactions-bench.ts';
import { benchLighthouse } from '../tests/bench/lighthouse-bench.ts';
import { benchLoad } from '../tests/bench/load-bench.ts';
import { benchMemory } from '../tests/bench/memory-bench.ts';
import { benchNumbers } from '../tests/bench/numbers-bench.ts';
import { benchOverload } from '../tests/bench/overload-bench.ts';
import { benchPageStore } from '../tests/bench/page-store-bench.ts';
import { benchTable } from '../tests/bench/table-bench.ts';
import { benchWatch } from '../tests/bench/watch-bench.ts';
import { measurePart } from './bench/measure-part.ts';
import { recordPart } from './bench/record-part.ts';
import { buildWhenChanged } from './build/build-when-changed.ts';

/* `npm run bench`: ratios within one run, because machines are noisy; `npm run bench -- NAME` measures one of the parts that docs/performance.md lists.
   Ends with 1 when a figure is over its goal. Each part writes its figures there and leaves those of the others. */

const parts: Record<string, { title: string; measure: (report: Report) => Promise<void> }> = {
  pages: {
    title: 'Stored pages and answers, each server on a core of its own (64 connections, median of 3 × 3 s)',
    measure: benchPageStore,
  },
  catalogue: { title: 'Catalogue queries in one process', measure: benchCatalogue },
  table: {
    title: 'A page with a table of 1,000 rows, rendered anew for each request, without a network',
    measure: benchTable,
  },
  load: {
    title: 'A visitor makes a request every 100 ms while all attacks run at the same time',
    measure: benchLoad,
  },
  memory: { title: 'Resident memory of the process, SQLite and the demonstration', measure: benchMemory },
  overload: {
    title: 'A stored page while four times as many others search as one portal answers',
    measure: benchOverload,
  },
  desk: { title: 'The desk with 50,000 submissions and 20,000 listed items', measure: benchDesk },
  watch: { title: 'The watch with 20,000 listed items', measure: benchWatch },
  lighthouse: {
    title:
      'Lighthouse on a phone, median of 3 (performance; others: accessibility, best practices, search engines)',
    measure: benchLighthouse,
  },
  interactions: {
    title:
      'From a touch or a key to the paint that answers it, on a phone four times slower with slow 4G (median of 5)',
    measure: benchInteractions,
  },
  numbers: { title: 'The numbers of the desk with 50,000 submissions', measure: benchNumbers },
};
const usual = ['pages', 'catalogue'];

const chosen = process.argv[2];
if (chosen !== undefined && !parts[chosen]) throw new Error(`Parts are ${Object.keys(parts).join(', ')}.`);
await buildWhenChanged(process.cwd(), (line) => console.log(line));
for (const name of chosen === undefined ? usual : [chosen]) {
  const { title, measure } = parts[name]!;
  console.log(`\n${title}`);
  const [load = 0] = loadavg();
  const { figures, exitCode } = await measurePart(measure, console);
  if (exitCode !== 0) process.exitCode = exitCode;
  const file = 'docs/performance.md';
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, recordPart(readFileSync(file, 'utf8'), { name, title, figures, day, load }));
}
