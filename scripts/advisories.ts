import { join } from 'node:path';
import { distFolder } from './build/dist-folder.ts';
import { acceptedAdvisories } from './supply-chain/accepted-advisories.ts';
import { judgeAdvisories } from './supply-chain/judge-advisories.ts';
import { listShipped, readBundled } from './supply-chain/list-shipped.ts';
import { NoAnswerError, readAdvisories } from './supply-chain/read-advisories.ts';
import { readLock } from './supply-chain/read-lock.ts';

/* `npm run advisories`: asks the registry for advisories on the locked versions. Ends with 1 when a high or critical one applies to a package
   that the product is made of and is not in supply-chain/accepted-advisories.ts, and with 2 when the registry does not answer. */

const root = process.cwd();
try {
  const shipped = listShipped(readLock(root), readBundled(join(root, distFolder)));
  const judged = judgeAdvisories(readAdvisories(root), {
    shipped: new Set(shipped.map(({ path }) => path)),
    accepted: acceptedAdvisories,
    today: new Date().toISOString().slice(0, 10),
  });
  for (const { id, severity, title, url, because, ...advisory } of judged)
    console.log(`${id} ${severity} ${advisory.package}: ${title}${because ? ` (${because})` : ''}\n  ${url}`);
  const blocking = judged.filter(({ blocks }) => blocks);
  console.log(`Advisories: ${judged.length}, to be repaired before a release: ${blocking.length}.`);
  if (blocking.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof NoAnswerError)) throw error;
  console.error(
    `The registry did not answer, so nothing is known about advisories: ${error.message}. Ask again later.`,
  );
  process.exitCode = 2;
}
