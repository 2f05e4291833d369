import { benchCatalogue } from '../tests/bench/catalogue-bench.ts';
import { benchDesk } from '../tests/bench/desk-bench.ts';
import { benchLoad } from '../tests/bench/load-bench.ts';
import { benchNumbers } from '../tests/bench/numbers-bench.ts';
import { benchPageStore } from '../tests/bench/page-store-bench.ts';
import { buildWhenChanged } from './build/build-when-changed.ts';

/* `npm run bench`: ratios within one run, because machines are noisy.
   `npm run bench -- load`: response times for a visitor while all attacks run at the same time.
   `npm run bench -- desk`: how long the desk's lists take with 50,000 submissions and 20,000 listed items.
   `npm run bench -- numbers`: how long the desk's numbers take with 50,000 submissions. */

const report = (line: string) => console.log(line);
await buildWhenChanged(process.cwd(), report);
if (process.argv[2] === 'load') {
  report('\nA visitor makes a request every 100 ms while all attacks run at the same time');
  await benchLoad(report);
} else if (process.argv[2] === 'desk') {
  report('\nThe queue and the listed items of the desk');
  await benchDesk(report);
} else if (process.argv[2] === 'numbers') {
  report('\nThe numbers of the desk');
  await benchNumbers(report);
} else {
  report(
    '\nPages and content API from memory against a bare node:http server sending the same bytes (64 connections, median of 3 × 3 s)',
  );
  await benchPageStore(report);
  report('\nCatalogue queries in one process');
  await benchCatalogue(report);
}
