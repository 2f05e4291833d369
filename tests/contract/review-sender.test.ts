import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  ana,
  contract,
  createWorld,
  drawLogo,
  idOf,
  inReview,
  storeCv,
  submit,
  validApplication,
  worldKey,
  type World,
} from '../support/submission-world.ts';

/** On the network of the test chain. */
const onBsc = (addresses: string) => [{ network: 'bsc', addresses }];
const dayMs = 24 * 60 * 60_000;

const alsoOf = async (world: World, id: number) => (await world.review.get(id, ana)).also;
const namesOf = async (world: World, id: number) =>
  (await alsoOf(world, id)).items.map(({ title, shared }) => [title, ...shared]);

/** A form that has nothing in common with the others. */
async function stranger(world: World, name: string, change: Record<string, unknown> = {}) {
  const red = name.length * 7;
  const stored = await world.files.store(await drawLogo(red), { role: 'icon', key: worldKey });
  if (!stored.ok) throw new Error('The logo of the test was refused');
  const site = name.toLowerCase().replace(/\W/g, '');
  return {
    title: name,
    url: `https://${site}.example`,
    email: `team@${site}.example`,
    icon: stored.file.sha256,
    networks: ['bsc'],
    addresses: onBsc(`0x${createHash('sha1').update(name).digest('hex')}`),
    has_tokens: false,
    tokens: [],
    ...change,
  };
}

async function reject(world: World, id: number) {
  const { version } = await world.review.get(id, ana);
  const action = { name: 'reject', reason: 'other', text: 'It does not work.' } as const;
  await world.review.perform({ id, version, action, person: ana });
}

/** The test chain pays everything from one address: give each payment its own. */
const payFrom = (world: World, id: number, payer_address: string) =>
  world.database.updateTable('payments').set({ payer_address }).where('submission_id', '=', id).execute();

describeOnEachEngine('other submissions of the same sender', (open) => {
  it('are found by contract and site host, whatever the case and the path', async () => {
    const world = await createWorld(await open());
    const first = await idOf(
      world,
      await submit(world, await stranger(world, 'Harbor Names', { addresses: onBsc(contract) })),
    );
    await submit(world, await stranger(world, 'Quay', { url: 'https://www.harbornames.example/app' }));
    await submit(world, await stranger(world, 'Far Isle', { addresses: onBsc(contract.toLowerCase()) }));
    await submit(world, await stranger(world, 'Reedbed Two'));
    expect(await namesOf(world, first)).toEqual([
      ['Far Isle', 'contract'],
      ['Quay', 'host'],
    ]);
  });

  it('are found by the address that paid', async () => {
    const world = await createWorld(await open());
    const { id: first } = await inReview(world, await stranger(world, 'Harbor Names'));
    const { id: second } = await inReview(world, await stranger(world, 'Quay'));
    const { id: other } = await inReview(world, await stranger(world, 'Far Isle'));
    expect((await world.review.get(first, ana)).payment?.payer).toBe(
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    );
    await payFrom(world, other, `0x${'1'.repeat(40)}`);
    expect(await namesOf(world, first)).toEqual([['Quay', 'payer']]);
    expect(await namesOf(world, second)).toEqual([['Harbor Names', 'payer']]);
    expect(await namesOf(world, other)).toEqual([]);
  });

  it('are counted, with those rejected within 30 days', async () => {
    const world = await createWorld(await open());
    const email = 'many@sender.example';
    const { id: old } = await inReview(world, await stranger(world, 'Old', { email }));
    await reject(world, old);
    world.clock.time = new Date(world.clock.time.getTime() + 31 * dayMs);
    const { id: recent } = await inReview(world, await stranger(world, 'Recent', { email }));
    await reject(world, recent);
    const { id } = await inReview(world, await stranger(world, 'Harbor Names', { email }));
    const { total, rejected, items } = await alsoOf(world, id);
    expect({ total, rejected }).toEqual({ total: 2, rejected: 1 });
    expect(items.map(({ title, state, shared }) => [title, state, ...shared])).toEqual([
      ['Recent', 'rejected', 'email', 'payer'],
      ['Old', 'rejected', 'email', 'payer'],
    ]);
  });

  it('follow the form when it is sent again, and are gone with it when it expires', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world, await stranger(world, 'Harbor Names'));
    const id = await idOf(world, reference);
    await submit(world, await stranger(world, 'Quay'));
    const form = { ...(await world.review.get(id, ana)).payload, url: 'https://quay.example/names' };
    expect(await world.submissions.update(reference, form)).toEqual({ ok: true });
    expect(await namesOf(world, id)).toEqual([['Quay', 'host']]);
    world.clock.time = new Date(world.clock.time.getTime() + 15 * dayMs);
    await world.submissions.expire();
    expect(await world.database.selectFrom('sender_traits').selectAll().execute()).toEqual([]);
  });

  it('are of the kinds that the reader may see', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(
      world,
      await stranger(world, 'Harbor Names', { email: 'ana@sender.example' }),
    );
    const payload = validApplication(await storeCv(world), { email: 'ana@sender.example' });
    const draftKey = crypto.randomUUID();
    await world.submissions.create({ kind: 'ambassador', locale: 'en', draftKey, payload });
    expect(await namesOf(world, id)).toEqual([['Ana Keeper', 'email']]);
    const reviewer = { ...ana, roles: ['reviewer'] as const };
    const { also } = await world.review.get(id, reviewer);
    expect(also).toEqual({ total: 0, rejected: 0, items: [] });
  });

  it('are known of forms that were stored before they were kept', async () => {
    const opened = await open();
    const world = await createWorld(opened);
    const id = await idOf(world, await submit(world, await stranger(world, 'Harbor Names')));
    await submit(world, await stranger(world, 'Quay', { url: 'https://harbornames.example/quay' }));
    const before = await namesOf(world, id);
    const { database } = world;
    await database.schema.dropTable('sender_traits').execute();
    for (const index of ['payments_payer', 'payments_lower_payer'])
      await sql`drop index ${sql.id(index)}`.execute(database);
    await sql`alter table payments drop column payer_address`.execute(database);
    await sql`delete from kysely_migration where name = '045-sender-traits'`.execute(database);
    await migrate(opened);
    expect(await namesOf(world, id)).toEqual(before);
    expect(before).toEqual([['Quay', 'host']]);
  });
});
