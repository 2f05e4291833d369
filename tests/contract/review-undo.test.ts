import { expect, it } from 'vitest';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { createOutbox } from '#features/team/mail/server/outbox.ts';
import type { ReviewAction } from '#features/submission/review/model/review-action.ts';
import { undoWindowMs } from '#features/submission/review/model/undo.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { approveMerging } from '../support/approve-merging.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, mailerFor, startServerForTest, type MailWorld } from '../support/mail-world.ts';
import { ana, ben, inReview, validDapp } from '../support/submission-world.ts';

const approve: ReviewAction = { name: 'approve' };
const requestChanges: ReviewAction = { name: 'request-changes', text: 'Name the audit.' };
const reject: ReviewAction = { name: 'reject', reason: 'duplicate', text: 'Already listed.' };
const windowSeconds = undoWindowMs / 1000;

/** Everything of the catalogue that an approval can change. */
async function catalogue(database: Database) {
  const tables = [
    'dapps',
    'dapp_texts',
    'dapp_categories',
    'dapp_chains',
    'dapp_addresses',
    'dapp_tokens',
    'tokens',
    'nft_collections',
    'delistings',
  ] as const;
  const rows: Record<string, string[]> = {};
  for (const table of tables)
    rows[table] = (await database.selectFrom(table).selectAll().execute())
      .map((row) => JSON.stringify(row))
      .toSorted();
  return rows;
}

describeOnEachEngine('undoing a decision', (open) => {
  const createIt = async () => createMailWorld(await open(), await startServerForTest());
  const subjects = async (world: MailWorld) => {
    await world.outbox.sendDue();
    return world.server.mails.map(({ subject }) => subject?.split(':')[0]);
  };
  async function decide(world: MailWorld, id: number, action: ReviewAction): Promise<number> {
    const { version } = await world.review.get(id, ana);
    await world.review.perform({ id, version, action, person: ana });
    return version + 1;
  }

  it.each(['dapp', 'token', 'nft'] as const)(
    'takes an approved %s out of the catalogue again; the mail never goes, and the history keeps both steps',
    async (kind) => {
      const world = await createIt();
      const { reference, id } = await inReview(world, {}, kind);
      await subjects(world);
      const before = await world.review.get(id, ana);
      const empty = await catalogue(world.database);
      const version = await decide(world, id, approve);
      expect(await world.review.get(id, ana)).toMatchObject({
        state: 'listed',
        undo: { left_ms: undoWindowMs, has_mail: true },
      });
      expect(await catalogue(world.database)).not.toEqual(empty);
      const revision = await getContentRevision(world.database);

      world.pass(windowSeconds - 1);
      await world.review.undo({ id, version, person: ana });
      expect(await catalogue(world.database)).toEqual(empty);
      expect(await getContentRevision(world.database)).toBeGreaterThan(revision);
      const after = await world.review.get(id, ana);
      expect(after).toMatchObject({
        state: 'in-review',
        version: version + 1,
        promised_time: before.promised_time,
        listed_hid: null,
        undo: null,
      });
      expect(after.history.slice(-2)).toMatchObject([
        { to_state: 'listed', actor_name: 'Ana' },
        { from_state: 'listed', to_state: 'in-review', actor_name: 'Ana', detail: { undoes: version } },
      ]);
      const status = await world.submissions.status(reference);
      expect(status?.history.map(({ state }) => state)).not.toContain('listed');
      const icon = await world.database
        .selectFrom('files')
        .select('public')
        .where('sha256', '=', world.icon)
        .executeTakeFirst();
      expect(icon?.public).toBe(0);

      world.pass(3600);
      expect(await subjects(world)).toEqual(['Received', 'In review']);
      await decide(world, id, approve);
      world.pass(windowSeconds);
      expect(await subjects(world)).toEqual(['Received', 'In review', 'Listed']);
    },
  );

  it('restores a listed entry that an approval was merged into', async () => {
    const world = await createIt();
    const first = await inReview(world, { language: 'zh', title: '灯塔交易所', desc: '先看清费用。' });
    await decide(world, first.id, approve);
    const second = await inReview(world, {
      categories: [3],
      tp_connect: 'mobile',
      networks: ['bsc'],
      addresses: [{ network: 'bsc', addresses: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }],
    });
    const before = await catalogue(world.database);
    await approveMerging(world, second, ['categories', 'contracts', 'tp_connect']);
    expect(await catalogue(world.database)).not.toEqual(before);
    await world.review.undo({ id: second.id, version: second.version + 1, person: ana });
    expect(await catalogue(world.database)).toEqual(before);
  });

  it('takes a delisted entry that an approval listed again back out, with the reason it was delisted for', async () => {
    const world = await createIt();
    const first = await inReview(world);
    await decide(world, first.id, approve);
    const { listed_hid: hid } = await world.review.get(first.id, ana);
    const desk = createListingDesk({ database: world.database, now: () => world.clock.time });
    const change = { name: 'delist', reason: 'fraud', note: 'Asks for the recovery phrase.' } as const;
    await desk.change({ kind: 'dapp', hid: hid!, change, person: ben });
    const second = await inReview(world, { title: 'Lantern again', categories: [3] });
    const before = await catalogue(world.database);
    const version = await decide(world, second.id, approve);
    await world.review.undo({ id: second.id, version, person: ana });
    expect(await catalogue(world.database)).toEqual(before);
  });

  it('refuses when the listed entry was edited since', async () => {
    const world = await createIt();
    const { id } = await inReview(world);
    const version = await decide(world, id, approve);
    await world.database.updateTable('dapps').set({ hot: 3 }).execute();
    await expect(world.review.undo({ id, version, person: ana })).rejects.toMatchObject({
      code: 'conflict',
      message: /edited after this decision/,
    });
    expect(await world.review.get(id, ana)).toMatchObject({ state: 'listed', version });
  });

  it.each([requestChanges, reject])('undoes $name before anyone is told', async (action) => {
    const world = await createIt();
    const { reference, id } = await inReview(world);
    const version = await decide(world, id, action);
    await world.review.undo({ id, version, person: ana });
    world.pass(3600);
    expect(await subjects(world)).toEqual(['Received', 'In review']);
    const status = await world.submissions.status(reference);
    expect(status).toMatchObject({ state: 'in-review', payload: null });
    expect(JSON.stringify(status)).not.toContain('text' in action ? action.text : '');
  });

  it('is for the person who decided, about their latest decision, for 25 seconds', async () => {
    const world = await createIt();
    const { id, version: seen } = await inReview(world);
    await expect(world.review.undo({ id, version: seen, person: ana })).rejects.toMatchObject({
      code: 'conflict',
    });
    const version = await decide(world, id, reject);
    expect((await world.review.get(id, ben)).undo).toBeNull();
    await expect(world.review.undo({ id, version, person: ben })).rejects.toMatchObject({
      code: 'forbidden',
    });
    world.pass(windowSeconds);
    expect((await world.review.get(id, ana)).undo).toBeNull();
    await expect(world.review.undo({ id, version, person: ana })).rejects.toMatchObject({
      code: 'conflict',
      message: /email is on its way/,
    });
    expect(await subjects(world)).toEqual(['Received', 'In review', 'Not approved']);
  });

  it('cannot undo what the team has acted on, and mails it before what follows', async () => {
    const world = await createIt();
    const { reference, id } = await inReview(world);
    const version = await decide(world, id, requestChanges);
    await world.submissions.update(reference, validDapp(world, { desc: 'Audited by Lens.' }));
    await expect(world.review.undo({ id, version, person: ana })).rejects.toMatchObject({ code: 'conflict' });
    while ((await subjects(world)).length < 4);
    expect(await subjects(world)).toEqual(['Received', 'In review', 'Changes requested', 'In review']);
  });

  it('loses to a sender with a faster clock, or stops it: never undone and sent', async () => {
    const world = await createIt();
    const { id } = await inReview(world);
    await subjects(world);
    const ahead = () => new Date(world.clock.time.getTime() + undoWindowMs);
    const mailer = mailerFor(world.server.url);
    const other = createOutbox({ ...world.dependencies, now: ahead, mailer });
    for (let round = 0; round < 5; round += 1) {
      const version = await decide(world, id, requestChanges);
      const sent = world.server.mails.length;
      const [undone] = await Promise.allSettled([
        world.review.undo({ id, version, person: ana }),
        other.sendDue(),
      ]);
      expect(world.server.mails.length - sent).toBe(undone.status === 'fulfilled' ? 0 : 1);
      if (undone.status === 'rejected') return;
    }
  });

  it('keeps the mail where a restart finds it: sent once when the window is over', async () => {
    const world = await createIt();
    const { id } = await inReview(world);
    await subjects(world);
    await decide(world, id, reject);
    world.pass(windowSeconds - 1);
    expect(await subjects(world)).toHaveLength(2);
    world.pass(1);
    const restarted = () => createOutbox({ ...world.dependencies, mailer: mailerFor(world.server.url) });
    await restarted().sendDue();
    await restarted().sendDue();
    expect(await subjects(world)).toEqual(['Received', 'In review', 'Not approved']);
  });
});
