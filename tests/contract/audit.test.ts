import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { commandLineActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { hashEntry } from '#features/team/audit/server/hash-entry.ts';
import { verifyAudit } from '#features/team/audit/server/verify-audit.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { realProcesses } from '../support/real-processes.ts';

const at = new Date('2026-11-22T12:00:00.000Z');
const ana = { id: 'ana', email: 'ana@example.org' };

const append = (database: Database, subject: string, actor = ana) =>
  database
    .transaction()
    .execute((transaction) =>
      appendAudit(transaction, { at, actor, area: 'submission', action: 'approve', subject }),
    );

/** The same entries as `append` would write, faster. */
async function fill(database: Database, count: number): Promise<void> {
  let previous = '0'.repeat(64);
  const rows = Array.from({ length: count }, (_, index) => {
    const facts = {
      id: index + 1,
      at: at.toISOString(),
      area: 'submission' as const,
      action: 'approve',
      actor_id: ana.id,
      actor: ana.email,
      subject: `submission ${index + 1}`,
      detail: '{}',
    };
    const row = { ...facts, previous_hash: previous, hash: hashEntry(facts, previous) };
    previous = row.hash;
    return row;
  });
  for (let from = 0; from < count; from += 1000)
    await database
      .insertInto('audit_log')
      .values(rows.slice(from, from + 1000))
      .execute();
  await database.updateTable('audit_head').set({ entries: count, hash: previous }).execute();
}

/** What someone with the database's own rights can do. */
async function dropGuards({ database, engine }: OpenDatabase): Promise<void> {
  if (engine.name === 'postgres') {
    await sql`drop trigger audit_log_append_only on audit_log`.execute(database);
    return;
  }
  await sql`drop trigger audit_log_no_update`.execute(database);
  await sql`drop trigger audit_log_no_delete`.execute(database);
}

describeOnEachEngine('audit log', (open) => {
  it('names the entry of which one byte was changed, among 10,000', async () => {
    const opened = await open();
    const { database } = opened;
    await fill(database, 10_000);
    const whole = await verifyAudit(database);
    expect(whole).toMatchObject({ ok: true, entries: 10_000 });
    await dropGuards(opened);
    await database
      .updateTable('audit_log')
      .set({ subject: 'submission 7322' })
      .where('id', '=', 7321)
      .execute();
    expect(await verifyAudit(database)).toEqual({ ok: false, id: 7321, issue: 'changed' });
  });

  it('names an entry that was changed and rehashed, removed, or cut off at the end', async () => {
    const opened = await open();
    const { database } = opened;
    await fill(database, 20);
    await dropGuards(opened);
    const row = await database
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '=', 8)
      .executeTakeFirstOrThrow();
    const changed = { ...row, area: 'submission' as const, actor: 'ben@example.org' };
    const hash = hashEntry(changed, row.previous_hash);
    await database.updateTable('audit_log').set({ actor: changed.actor, hash }).where('id', '=', 8).execute();
    expect(await verifyAudit(database)).toEqual({ ok: false, id: 8, issue: 'changed' });
    await database.updateTable('audit_log').set(row).where('id', '=', 8).execute();
    const whole = await verifyAudit(database);
    expect(whole).toMatchObject({ ok: true, entries: 20 });
    await database.deleteFrom('audit_log').where('id', '>', 18).execute();
    expect(await verifyAudit(database)).toEqual({ ok: false, id: 19, issue: 'missing' });
    await database.deleteFrom('audit_log').where('id', '=', 5).execute();
    expect(await verifyAudit(database)).toEqual({ ok: false, id: 5, issue: 'missing' });
  });

  it('detects a completely rewritten log by an entry known from earlier', async () => {
    const opened = await open();
    const { database } = opened;
    await fill(database, 5);
    const whole = await verifyAudit(database);
    if (!whole.ok) throw new Error('The log is not whole');
    const known = { id: whole.entries, hash: whole.lastHash };
    await append(database, 'submission 6');
    expect(await verifyAudit(database, [known])).toMatchObject({ ok: true });
    await dropGuards(opened);
    await database.deleteFrom('audit_log').execute();
    await database
      .updateTable('audit_head')
      .set({ entries: 0, hash: '0'.repeat(64) })
      .execute();
    for (let index = 1; index <= 6; index += 1) await append(database, `another ${index}`);
    expect(await verifyAudit(database)).toMatchObject({ ok: true });
    expect(await verifyAudit(database, [known])).toEqual({ ok: false, id: 5, issue: 'changed' });
  });

  it('lets nobody change or delete an entry', async () => {
    const { database } = await open();
    await fill(database, 3);
    await expect(database.updateTable('audit_log').set({ actor: 'x' }).execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(database.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/);
    expect(await verifyAudit(database)).toMatchObject({ ok: true, entries: 3 });
  });

  it('keeps one chain when many write at the same time, and none of what was rolled back', async () => {
    const { database } = await open();
    const writes = Array.from({ length: 60 }, async (_, index) =>
      index % 3 === 0
        ? database
            .transaction()
            .execute(async (transaction) => {
              await appendAudit(transaction, { at, actor: ana, area: 'mail', action: 'retry' });
              throw new Error('rolled back');
            })
            .catch(() => undefined)
        : append(database, `submission ${index}`),
    );
    await Promise.all(writes);
    expect(await verifyAudit(database)).toMatchObject({ ok: true, entries: 40 });
  });

  it('lists the latest first by area, actor, words and day, and records an export', async () => {
    const { database } = await open();
    const audit = createAudit({ database });
    await append(database, 'submission 1');
    await append(database, 'submission 100%', { id: 'ben', email: 'ben@example.org' });
    const one = { page: 1, perPage: 25 };
    const subjects = async (filter: object) =>
      (await audit.list({ ...filter, ...one })).data.map(({ subject }) => subject);
    expect(await subjects({})).toEqual(['submission 100%', 'submission 1']);
    expect(await subjects({ actor: 'BEN@' })).toEqual(['submission 100%']);
    expect(await subjects({ q: '100%' })).toEqual(['submission 100%']);
    expect(await subjects({ q: '1%0' })).toEqual([]);
    expect(await subjects({ area: 'content' })).toEqual([]);
    expect(await subjects({ from: '2026-11-22', to: '2026-11-22' })).toHaveLength(2);
    expect(await subjects({ to: '2026-11-21' })).toEqual([]);
    const exported = await audit.export({ actor: 'ana' }, { actor: commandLineActor, at });
    expect(exported.map(({ id }) => id)).toEqual([1]);
    expect((await audit.list(one)).data[0]).toMatchObject({ action: 'export-audit', actor: 'command line' });
  });
});

const runScript = promisify(execFile);
const root = join(import.meta.dirname, '../..');

it('processes that write to one file at the same time keep one chain', realProcesses, async () => {
  const dataDir = useTemporaryFolder();
  const open = await connectDatabase({ url: undefined, dataDir });
  const writer = ['tests/support/audit-process.ts', dataDir, '100'];
  await Promise.all([1, 2, 3].map(() => runScript(process.execPath, writer, { cwd: root })));
  expect(await verifyAudit(open.database)).toMatchObject({ ok: true, entries: 300 });
  await open.close();
});

it('`npm run audit -- verify` names the changed entry and fails', async () => {
  const dataDir = useTemporaryFolder();
  const open = await connectDatabase({ url: undefined, dataDir });
  const verify = async () =>
    runScript(process.execPath, ['scripts/audit.ts', 'verify'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
  await fill(open.database, 3);
  expect((await verify()).stdout).toMatch(
    /^3 entries, none changed\. Nothing to hold it against yet\. Last entry: 3:[0-9a-f]{64}\n$/,
  );
  await dropGuards(open);
  await open.database.updateTable('audit_log').set({ actor: 'eve' }).where('id', '=', 2).execute();
  await open.close();
  await expect(verify()).rejects.toMatchObject({ code: 1, stderr: 'Entry 2 was changed.\n' });
});
