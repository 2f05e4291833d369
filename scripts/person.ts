import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commandLineActor } from '#features/team/audit/model/audit-entry.ts';
import { describePerson, recordDescription } from '#features/site/privacy/server/describe-person.ts';
import { runForPerson } from './person/run-for-person.ts';
import { stopWith } from './report.ts';

const usage = `Everything that is kept about one person, by their email address, as JSON.

  npm run -s person -- ana@example.org
  npm run person -- ana@example.org --to ana.json    into a new file that only you can read

Ask for a proof that the address is theirs, and read it before you hand it over: it also names colleagues, and what others wrote.
docs/privacy.md says what is kept, why and how long.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const [email] = positionals;

if (email === undefined || positionals.length > 1) {
  console.log(usage);
  process.exitCode = positionals.length > 0 ? 1 : 0;
} else {
  try {
    await runForPerson(email, async ({ database, ...asked }) => {
      const person = await describePerson(database, asked);
      await recordDescription(database, { ...asked, person: commandLineActor });
      const text = `${JSON.stringify(person, null, 2)}\n`;
      if (values.to === undefined) process.stdout.write(text);
      else writeFileSync(values.to, text, { flag: 'wx', mode: 0o600 });
    });
  } catch (error) {
    stopWith(error);
  }
}
