import { benchCatalogue } from '../tests/bench/catalogue-bench.ts';
import { benchPageStore } from '../tests/bench/page-store-bench.ts';
import { buildWhenChanged } from './build/build-when-changed.ts';

/* `npm run bench`: ratios within one run, because machines are noisy. */

const report = (line: string) => console.log(line);
await buildWhenChanged(process.cwd(), report);
report(
  '\nPages and content API from memory against a bare node:http server sending the same bytes (64 connections, median of 3 × 3 s)',
);
await benchPageStore(report);
report('\nCatalogue queries in one process');
await benchCatalogue(report);
