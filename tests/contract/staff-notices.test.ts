import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { notifyStaff, type NewNotice } from '#features/team/notices/server/notify-staff.ts';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { quickHashing } from '../support/quick-hashing.ts';
import { listTold, personOf, storeStaff } from '../support/staff.ts';

const rita = personOf('Rita', 'reviewer');
const noor = personOf('Noor', 'reviewer');
const edda = personOf('Edda', 'editor');
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

const appeal = {
  kind: 'appeal',
  title: 'New appeal',
  detail: 'Reef',
  path: '/appeals/1/show',
  action: 'appeals.decide',
} as const;
const withheld = {
  kind: 'withheld-link',
  title: 'A link is withheld',
  detail: 'Reef.example',
  path: '/watch/1/show',
  action: 'watch.decide',
} as const;

describeOnEachEngine('what the people at the desk are told', (open) => {
  async function prepare() {
    const opened = await open();
    const server = await startServerForTest();
    const world = await createMailWorld(opened, server);
    const { database, clock, staffNotices, outbox } = world;
    await storeStaff(database, [rita, noor, edda]);
    const tell = (notice: Omit<NewNotice, 'at' | 'key'> & { key?: string }) =>
      database
        .transaction()
        .execute((transaction) =>
          notifyStaff(transaction, { key: `${notice.kind} 1`, ...notice, at: clock.time }),
        );
    const list = (person = rita, state: 'new' | 'earlier' = 'new') =>
      staffNotices.list({ person, state, page: 1, perPage: 50 });
    const mailed = async () => {
      while ((await outboxRows(world)).some(({ state }) => state === 'waiting')) await outbox.sendDue();
      return server.mails.map(({ recipients, subject }) => `${recipients[0]}: ${subject}`).toSorted();
    };
    return { ...world, opened, tell, list, mailed, told: () => listTold(database) };
  }

  it('is told to everyone who may decide about it, except the person who did it', async () => {
    const { tell, told, list } = await prepare();
    await tell({ ...appeal, except: noor.id });
    expect(await told()).toEqual(['rita: digest appeal']);
    await tell({ ...withheld, to: noor.id });
    expect(await told()).toEqual(['noor: mail withheld-link', 'rita: digest appeal']);
    expect((await list(rita)).data).toMatchObject([
      { kind: 'appeal', title: 'New appeal', detail: 'Reef', path: appeal.path, read_time: null },
    ]);
    expect((await list(edda)).total).toBe(0);
  });

  it('is told once of one event, and of none that was undone', async () => {
    const { tell, told, database, clock } = await prepare();
    for (let time = 0; time < 2; time += 1) await tell({ ...withheld, to: rita.id });
    expect(await told()).toEqual(['rita: mail withheld-link']);
    const undone = database.transaction().execute(async (transaction) => {
      await notifyStaff(transaction, { ...withheld, key: 'another', at: clock.time });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await told()).toEqual(['rita: mail withheld-link']);
    expect(await database.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'desk-notice' }]);
  });

  it('is not told to accounts that are disabled, or whose role is not known', async () => {
    const { tell, told, database } = await prepare();
    await database.updateTable('desk_users').set({ role: 'captain' }).where('id', '=', 'noor').execute();
    await tell(withheld);
    expect(await told()).toEqual(['rita: mail withheld-link']);
    const disabled = sql<boolean>`true`;
    await database.updateTable('desk_users').set({ disabled }).where('id', '=', 'rita').execute();
    await tell({ ...withheld, key: 'later' });
    expect(await told()).toEqual(['rita: mail withheld-link']);
  });

  it('follows the choice of each person, and a withheld link always reaches a mailbox', async () => {
    const { tell, told, staffNotices } = await prepare();
    await staffNotices.choose({ person: rita, kind: 'appeal', way: 'off' });
    await staffNotices.choose({ person: noor, kind: 'appeal', way: 'desk' });
    await tell(appeal);
    expect(await told()).toEqual(['noor: desk appeal']);
    expect((await staffNotices.choices(rita)).slice(0, 3)).toMatchObject([
      { id: 'withheld-link', way: 'mail', ways: ['desk', 'mail'] },
      { id: 'report', way: 'digest' },
      { id: 'appeal', way: 'off' },
    ]);
    for (const way of ['off', 'digest'] as const)
      await expect(staffNotices.choose({ person: rita, kind: 'withheld-link', way })).rejects.toThrow(
        /turned off/,
      );
    await staffNotices.choose({ person: rita, kind: 'withheld-link', way: 'desk' });
    await tell({ ...withheld, key: 'noor has it' });
    await staffNotices.choose({ person: noor, kind: 'withheld-link', way: 'desk' });
    await tell({ ...withheld, key: 'both have chosen the desk' });
    expect((await told()).filter((line) => line.endsWith('withheld-link'))).toEqual([
      ...['noor: mail withheld-link', 'noor: mail withheld-link'],
      ...['rita: desk withheld-link', 'rita: mail withheld-link'],
    ]);
  });

  it('is mailed right away with a title and a link, and not once it was read', async () => {
    const { tell, list, mailed, staffNotices, server } = await prepare();
    await tell(withheld);
    const [first] = (await list(noor)).data;
    await expect(staffNotices.read({ person: rita, id: first!.id })).rejects.toThrow(/not yours/);
    expect(await staffNotices.read({ person: noor, id: first!.id })).toBe(withheld.path);
    expect(await mailed()).toEqual(['rita@example.org: Tideport desk: A link is withheld: “Reef·example”']);
    expect(server.mails[0]!.text).toMatch(/https:\/\/desk\.example\/#\/notices\/\d+/);
    expect(server.mails[0]!.text).not.toMatch(/@example|reference=/);
    expect((await list(noor)).total).toBe(0);
    expect((await list(noor, 'earlier')).data).toMatchObject([{ id: first!.id }]);
  });

  it('is neither mailed nor shown to a person who may no longer see it', async () => {
    const { tell, list, mailed, database } = await prepare();
    await tell({ ...withheld, to: rita.id });
    await database.updateTable('desk_users').set({ role: 'editor' }).where('id', '=', 'rita').execute();
    expect(await mailed()).toEqual([]);
    expect((await list({ ...rita, roles: ['editor'] })).total).toBe(0);
  });

  it('is mailed once a day where a person chose that, with what they have not read', async () => {
    const world = await prepare();
    const { tell, list, mailed, staffNotices, clock } = world;
    clock.time = new Date('2026-03-05T09:00:00.000Z');
    await tell({ ...appeal, to: rita.id });
    await tell({ ...appeal, to: rita.id, key: 'appeal 2', detail: 'Kelp', path: '/appeals/2/show' });
    await tell({ ...appeal, to: rita.id, key: 'appeal 3', detail: 'Sand', path: '/appeals/3/show' });
    await tell({ ...appeal, to: noor.id });
    await staffNotices.mailDigests();
    expect(await mailed()).toEqual([]);
    const sand = (await list(rita)).data.find(({ detail }) => detail === 'Sand');
    await staffNotices.read({ person: rita, id: sand!.id });
    await staffNotices.read({ person: noor, id: 'all' });
    world.pass(22 * hourSeconds);
    for (let round = 0; round < 2; round += 1) await staffNotices.mailDigests();
    expect(await mailed()).toEqual(['rita@example.org: Tideport desk: 2 new notices']);
    const { text } = world.server.mails[0]!;
    expect(text).toMatch(/New appeal: “Reef”\nhttps:\/\/desk\.example\/#\/notices\/\d+/);
    expect(text).toContain('New appeal: “Kelp”');
    expect(text).not.toContain('Sand');
    world.pass(daySeconds);
    await staffNotices.mailDigests();
    expect(await mailed()).toHaveLength(1);
  });

  it('is mailed at most thirty times a day to a person, the last ten about withheld links; the rest is in the digest', async () => {
    const world = await prepare();
    const { tell, told } = world;
    const count = async (line: string) => (await told()).filter((each) => each === line).length;
    const mention = { kind: 'mention', title: 'Ana mentioned you', path: '/submissions/1/show' } as const;
    for (let note = 0; note < 25; note += 1)
      await tell({ ...mention, action: 'submissions.read', key: `mention ${note}`, to: rita.id });
    expect([await count('rita: mail mention'), await count('rita: digest mention')]).toEqual([20, 5]);
    for (let finding = 0; finding < 12; finding += 1)
      await tell({ ...withheld, key: `withheld ${finding}`, to: rita.id });
    expect(await count('rita: mail withheld-link')).toBe(10);
    expect(await count('rita: digest withheld-link')).toBe(2);
    world.pass(daySeconds);
    await tell({ ...withheld, key: 'the next day', to: rita.id });
    expect(await count('rita: mail withheld-link')).toBe(11);
  });

  it('is deleted after 90 days, and with an account that is disabled', async () => {
    const world = await prepare();
    const { tell, told, mailed, staffNotices, opened, clock } = world;
    await tell(appeal);
    world.pass(89 * daySeconds);
    await tell({ ...withheld, to: rita.id });
    await staffNotices.dropOld();
    expect(await told()).toHaveLength(3);
    world.pass(2 * daySeconds);
    await staffNotices.dropOld();
    expect(await told()).toEqual(['rita: mail withheld-link']);
    const accounts = createAccounts({
      open: opened,
      secret: 'a secret for tests that is long enough',
      deskOrigin: 'https://desk.example',
      now: () => clock.time,
      hashing: quickHashing,
    });
    await accounts.disable(rita.email);
    expect(await told()).toEqual([]);
    expect(await mailed()).toEqual([]);
  });
});
