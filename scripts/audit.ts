import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAnchor } from '#features/audit/server/audit-anchor.ts';
import { verifyAudit, type KnownEntry } from '#features/audit/server/verify-audit.ts';
import { readNewestHeader } from '#platform/backup/backup.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { parseSettings, type Settings } from '#platform/env/settings.ts';

const usage = `The audit log of the desk.

  npm run audit -- verify [--known 1200:9f86d081…] [--backups /mnt/backups]

Reads every entry and names the first one that was changed or is missing. The end of the log is held against what was written down earlier:
each hour in the data folder and in the output of the portal (“end of the audit log”), and in each backup. The newest of those in the data
folder and in the newest backup is taken by itself; one from the output is given with --known.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { known: { type: 'string' }, backups: { type: 'string' } },
});

interface Known extends KnownEntry {
  /** Where it was written down. */
  from: string;
}

function parseKnown(text: string): Known | undefined {
  const found = /^(?<id>\d{1,9}):(?<hash>[0-9a-f]{64})$/.exec(text)?.groups;
  return found && { id: Number(found['id']), hash: found['hash'] ?? '', from: '--known' };
}

/** The newest end of the log that the data folder and the backups name. */
async function findKnown({ dataDir, backups }: Settings): Promise<Known | undefined> {
  const anchor = readAnchor(dataDir);
  const header = await readNewestHeader(
    values.backups ?? backups?.folder ?? join(dataDir, 'backups'),
    new Date(),
  );
  const found = [
    ...(anchor ? [{ ...anchor, from: 'the data folder' }] : []),
    ...(header?.audit ? [{ ...header.audit, time: header.createTime, from: 'the newest backup' }] : []),
  ];
  const newest = found.sort((one, other) => one.time.localeCompare(other.time)).at(-1);
  return newest && { ...newest, from: `${newest.from} (${newest.time})` };
}

async function verify(given: Known | undefined): Promise<void> {
  const settings = parseSettings(process.env);
  const known = given ?? (await findKnown(settings));
  const open = await connectDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    const verdict = await verifyAudit(open.database, known);
    if (verdict.ok) {
      const against = known
        ? `Held against entry ${known.id} of ${known.from}.`
        : 'Nothing to hold it against yet.';
      console.log(
        `${verdict.entries} entries, none changed. ${against} Last entry: ${verdict.entries}:${verdict.lastHash}`,
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
