import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { commandLineActor } from '#features/team/audit/model/audit-entry.ts';
import { erasePerson, isNothing, planErasure } from '#features/site/privacy/server/erase-person.ts';
import { reviewKinds } from '../src/app/review-kinds.ts';
import { describeErasure } from './person/describe-erasure.ts';
import { runForPerson } from './person/run-for-person.ts';
import { stopWith } from './report.ts';

const usage = `Erases one person, by their email address.

  npm run erase -- ana@example.org          says what it erases, and asks
  npm run erase -- ana@example.org --yes    erases without asking

What is listed, and what was paid, stays without who sent it. What waits for an answer of the desk stays until it has one.
Backups keep the person until they are deleted: after a restore, run this again. docs/privacy.md says what stays and why.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean', default: false } },
});
const [email] = positionals;

/** @returns false for any answer but yes, and where nobody can answer */
async function confirm(): Promise<boolean> {
  if (values.yes) return true;
  if (!process.stdin.isTTY)
    throw new Error('Nothing was erased. Without a terminal the command needs --yes.');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question('Erase this? It cannot be undone. [yes/no] ')).trim() === 'yes';
  } finally {
    lines.close();
  }
}

if (email === undefined || positionals.length > 1) {
  console.log(usage);
  process.exitCode = positionals.length > 0 ? 1 : 0;
} else {
  try {
    await runForPerson(email, async ({ database, ...asked }) => {
      const plan = await planErasure(database, asked.address);
      for (const line of describeErasure(plan)) console.log(line);
      if (isNothing(plan)) console.log('Nothing is left to erase.');
      else if (await confirm()) {
        await erasePerson(database, { ...asked, kinds: reviewKinds, person: commandLineActor });
        console.log('Erased. The audit log has the act, with a keyed hash of the address.');
      } else console.log('Nothing was erased.');
    });
  } catch (error) {
    stopWith(error);
  }
}
