import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { commandLineActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { anchorAudit, readAnchor } from '#features/team/audit/server/audit-anchor.ts';
import { verifyAudit } from '#features/team/audit/server/verify-audit.ts';
import { backUp } from '#platform/backup/backup.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { realProcesses } from '../support/real-processes.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

/** The real log, writing into a list. */
function listen() {
  const records: Record<string, unknown>[] = [];
  const write = (line: string) => void records.push(JSON.parse(line) as Record<string, unknown>);
  return { log: pino({ base: null }, { write }), records };
}

const now = new Date('2026-11-27T12:00:00.000Z');

async function append(database: Database, count: number, action = 'retry'): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await database
      .transaction()
      .execute((transaction) =>
        appendAudit(transaction, { at: now, actor: commandLineActor, area: 'mail', action }),
      );
}

/** What someone with the database's own rights can do: the last entries and the head go together. */
async function cutOff({ database, engine }: OpenDatabase, from: number): Promise<void> {
  if (engine.name === 'postgres')
    await sql`drop trigger audit_log_append_only on audit_log`.execute(database);
  else await sql`drop trigger audit_log_no_delete`.execute(database);
  await database.deleteFrom('audit_log').where('id', '>=', from).execute();
  const { id, hash } = await database
    .selectFrom('audit_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database.updateTable('audit_head').set({ entries: id, hash }).execute();
}

describeOnEachEngine('the end of the audit log', (open) => {
  it('is told each hour and kept in the data folder', async () => {
    const { database } = await open();
    const dataDir = useTemporaryFolder();
    const { log, records } = listen();
    await anchorAudit(database, { dataDir, log, now });
    expect(readAnchor(dataDir)).toMatchObject({ id: 0 });
    await append(database, 2);
    await anchorAudit(database, { dataDir, log, now });
    const anchor = readAnchor(dataDir);
    expect(anchor).toMatchObject({ id: 2, time: now.toISOString() });
    expect(records.at(-1)).toMatchObject({
      level: 30,
      msg: 'end of the audit log',
      entry: `2:${anchor?.hash}`,
    });
  });

  it('shows a log whose last entries were removed together with its head', async () => {
    const opened = await open();
    const { database } = opened;
    const dataDir = useTemporaryFolder();
    const { log, records } = listen();
    await append(database, 5);
    await anchorAudit(database, { dataDir, log, now });
    await cutOff(opened, 4);
    expect(await verifyAudit(database)).toMatchObject({ ok: true, entries: 3 });
    expect(await verifyAudit(database, [readAnchor(dataDir)!])).toEqual({
      ok: false,
      id: 4,
      issue: 'missing',
    });
    await append(database, 3, 'another');
    await anchorAudit(database, { dataDir, log, now });
    expect(records.at(-1)).toMatchObject({
      level: 50,
      msg: 'an entry of the audit log was changed; npm run audit -- verify names the first one',
    });
    expect(readAnchor(dataDir)).toMatchObject({ id: 5 });
    expect(await verifyAudit(database, [readAnchor(dataDir)!])).toMatchObject({ ok: false });
  });
});

const runScript = promisify(execFile);
const root = join(import.meta.dirname, '../..');

const scriptIn =
  (dataDir: string) =>
  (name: string, ...words: string[]) =>
    runScript(process.execPath, [`scripts/${name}.ts`, ...words], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });

it(
  '`npm run audit -- verify` takes what the latest backup says, and what a restore says after it',
  realProcesses,
  async () => {
    const dataDir = useTemporaryFolder();
    const script = scriptIn(dataDir);
    const opened = await connectDatabase({ url: undefined, dataDir });
    await append(opened.database, 5);
    const { file } = await backUp(
      { databaseUrl: undefined, dataDir },
      { folder: join(dataDir, 'backups'), now: new Date() },
    );
    expect((await script('audit', 'verify')).stdout).toMatch(
      /^5 entries, none changed\. Held against entry 5 of the latest backup \(/,
    );
    await append(opened.database, 1);
    await cutOff(opened, 4);
    await opened.close();
    await expect(script('audit', 'verify')).rejects.toMatchObject({
      code: 1,
      stderr: 'Entry 4 is missing.\n',
    });
    const restored = await script('restore', file, '--replace');
    expect(restored.stdout).toMatch(/The audit log ends with 5:[0-9a-f]{64}\.\n$/);
    expect((await script('audit', 'verify')).stdout).toMatch(
      /^5 entries, none changed\. Held against entry 5 of the data folder \(/,
    );
  },
);

it(
  '`npm run audit -- verify` takes no newer backup for proof of a log that lost its end before',
  realProcesses,
  async () => {
    const dataDir = useTemporaryFolder();
    const script = scriptIn(dataDir);
    const opened = await connectDatabase({ url: undefined, dataDir });
    await append(opened.database, 5);
    await anchorAudit(opened.database, { dataDir, log: listen().log, now });
    await cutOff(opened, 4);
    const later = new Date(now.getTime() + 60 * 60_000);
    await backUp({ databaseUrl: undefined, dataDir }, { folder: join(dataDir, 'backups'), now: later });
    await opened.close();
    await expect(script('audit', 'verify')).rejects.toMatchObject({
      code: 1,
      stderr: 'Entry 4 is missing.\n',
    });
  },
);
