import { parseArgs } from 'node:util';
import { verifyAudit, type KnownEntry } from '#features/audit/server/verify-audit.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { parseSettings } from '#platform/env/settings.ts';

const usage = `The audit log of the desk.

  npm run audit -- verify [--known 1200:9f86d081…]

Reads every entry and names the first one that was changed or is missing. It ends with the number of the last entry and its hash: keep both
elsewhere, and give them next time with --known to prove that the log was not written anew as a whole.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { known: { type: 'string' } },
});

function parseKnown(text: string): KnownEntry | undefined {
  const found = /^(?<id>\d{1,9}):(?<hash>[0-9a-f]{64})$/.exec(text)?.groups;
  return found && { id: Number(found['id']), hash: found['hash'] ?? '' };
}

async function verify(known: KnownEntry | undefined): Promise<void> {
  const { databaseUrl, dataDir } = parseSettings(process.env);
  const open = await connectDatabase({ url: databaseUrl, dataDir });
  try {
    const verdict = await verifyAudit(open.database, known);
    if (verdict.ok) {
      console.log(
        `${verdict.entries} entries, none changed. Last entry: ${verdict.entries}:${verdict.lastHash}`,
      );
      return;
    }
    console.error(`Entry ${verdict.id} ${verdict.issue === 'changed' ? 'was changed' : 'is missing'}.`);
    process.exitCode = 1;
  } finally {
    await open.close();
  }
}

const known = values.known === undefined ? undefined : parseKnown(values.known);
if (positionals[0] !== 'verify' || (values.known !== undefined && !known)) {
  console.log(usage);
  process.exitCode = positionals.length > 0 ? 1 : 0;
} else {
  await verify(known);
}
