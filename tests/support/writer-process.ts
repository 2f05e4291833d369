import { connectDatabase } from '#platform/database/connect.ts';
import { addSubmission } from './add-submission.ts';
import { endWithStarter } from './end-with-starter.ts';

/* A separate portal process that writes until it is ended, and prints the id of each row that was stored: `node writer-process.ts <JSON of
   url, dataDir>`. */

endWithStarter();
const { url, dataDir } = JSON.parse(process.argv[2]!) as { url?: string; dataDir: string };
const { database } = await connectDatabase({ url, dataDir });
for (;;) {
  const id = await addSubmission(database, {
    kind: 'dapp',
    steps: [{ at: new Date().toISOString(), actor: 'submitter', to: 'in-review' }],
  });
  process.stdout.write(`${id}\n`);
  // SQLite's calls alone would never let anything else run.
  await new Promise((resolve) => setImmediate(resolve));
}
