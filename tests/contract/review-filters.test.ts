import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { ReviewFilter } from '#features/submission/review-queue/model/review-list.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { loadSubmissions } from '../support/numbers-load.ts';
import { ana, ben, createWorld, inReview, type World } from '../support/submission-world.ts';

const page = { sort: 'promised_time', order: 'ASC', page: 1, perPage: 50 } as const;

async function found({ review }: World, filter: ReviewFilter): Promise<string[]> {
  return (await review.list({ ...page, ...filter }, ana)).data.map(({ title }) => title);
}

/** Two that are in review: Lantern on BSC and Tron, Kelp on Ethereum. */
async function prepare(world: World) {
  const lantern = await inReview(world);
  const kelp = await inReview(world, {
    title: 'Kelp Yield',
    url: 'https://kelp.example/app',
    networks: ['eth'],
    addresses: [{ network: 'eth', addresses: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }],
    email: 'Team@Kelp.example',
  });
  return { lantern, kelp };
}

describeOnEachEngine('filters of the queue', (open) => {
  test('by network and by what was found', async () => {
    const world = await createWorld(await open());
    const { kelp } = await prepare(world);
    const findings = JSON.stringify([{ severity: 'warning', code: 'same-email', params: {} }]);
    await world.database.updateTable('submissions').set({ findings }).where('id', '=', kelp.id).execute();
    expect(await found(world, { network: 'eth' })).toEqual(['Kelp Yield']);
    expect(await found(world, { network: 'tron' })).toEqual(['Lantern Exchange']);
    expect(await found(world, { finding: 'same-email' })).toEqual(['Kelp Yield']);
    expect(await found(world, { finding: 'same-email', network: 'bsc' })).toEqual([]);
    const choices = await world.review.choices(ana);
    expect(choices.networks.map(({ key }) => key).toSorted()).toEqual(['bsc', 'eth', 'tron']);
    expect(choices.findings).toContain('same-email');
  });

  test('by the language in which the team reads', async () => {
    const world = await createWorld(await open());
    const { kelp } = await prepare(world);
    await world.database.updateTable('submissions').set({ locale: 'fr' }).where('id', '=', kelp.id).execute();
    expect(await found(world, { locale: 'fr' })).toEqual(['Kelp Yield']);
    expect(await found(world, { locale: 'en' })).toEqual(['Lantern Exchange']);
    expect(await found(world, { locale: 'fr', network: 'bsc' })).toEqual([]);
    expect(await world.review.next({ locale: 'fr' }, ana)).toEqual({ id: kelp.id });
    expect((await world.review.choices(ana)).locales).toEqual(['en', 'fr']);
  });

  test('by the promise: late, due today, later, and stopped while the team works', async () => {
    const world = await createWorld(await open());
    const { lantern, kelp } = await prepare(world);
    const promise = (id: number, promised_time: string) =>
      world.database.updateTable('submissions').set({ promised_time }).where('id', '=', id).execute();
    await promise(lantern.id, '2026-03-04T08:59:00.000Z');
    await promise(kelp.id, '2026-03-04T23:59:00.000Z');
    expect(await found(world, { due: 'late' })).toEqual(['Lantern Exchange']);
    expect(await found(world, { due: 'today' })).toEqual(['Kelp Yield']);
    await promise(kelp.id, '2026-03-05T00:00:00.000Z');
    expect(await found(world, { due: 'today' })).toEqual([]);
    expect(await found(world, { due: 'later' })).toEqual(['Kelp Yield']);
    const { version } = await world.review.get(lantern.id, ana);
    const action = { name: 'request-changes', text: 'Use a sharper logo.' } as const;
    await world.review.perform({ id: lantern.id, version, action, person: ana });
    expect(await found(world, { due: 'late' })).toEqual([]);
    expect(await found(world, { due: 'paused' })).toEqual(['Lantern Exchange']);
  });

  test('by who has it and who decided about it, and “next” takes from what is filtered', async () => {
    const world = await createWorld(await open());
    const { lantern, kelp } = await prepare(world);
    for (const { id, name, email, roles } of [ana, ben])
      await sql`insert into desk_users (id, name, email, email_verified, role, disabled, create_time, update_time)
        values (${id}, ${name}, ${email}, false, ${roles.join(' ')}, false, '2026-03-01', '2026-03-01')`.execute(
        world.database,
      );
    await world.review.lease({ id: lantern.id, move: 'take', person: ben });
    expect(await found(world, { holder: 'ben' })).toEqual(['Lantern Exchange']);
    expect(await found(world, { holder: 'nobody' })).toEqual(['Kelp Yield']);
    const { version } = await world.review.get(lantern.id, ben);
    const action = { name: 'reject', reason: 'other', text: 'Not a fit.' } as const;
    await world.review.perform({ id: lantern.id, version, action, person: ben });
    expect(await found(world, { decider: 'ben' })).toEqual(['Lantern Exchange']);
    expect(await found(world, { decider: 'ana' })).toEqual([]);
    expect(await world.review.next({ network: 'tron' }, ana)).toBeUndefined();
    expect(await world.review.next({ network: 'eth' }, ana)).toEqual({ id: kelp.id });
    expect((await world.review.choices(ana)).people).toEqual([
      { id: 'ana', name: 'Ana' },
      { id: 'ben', name: 'Ben' },
    ]);
  });

  test('a search finds name, email address, link and contract as they are now, and forgets what is deleted', async () => {
    const world = await createWorld(await open());
    const { kelp } = await prepare(world);
    for (const q of ['kelp yi', 'team@kelp', 'kelp.example/APP', '0x5fbdb2315678', kelp.reference])
      expect(await found(world, { q }), q).toContain('Kelp Yield');
    expect(await found(world, { q: '%' })).toEqual([]);
    await world.database
      .updateTable('submissions')
      .set({ title: 'Reedbed', email: '', payload: 'no form' })
      .where('id', '=', kelp.id)
      .execute();
    expect(await found(world, { q: 'kelp' })).toEqual([]);
    expect(await found(world, { q: 'reedbed' })).toEqual(['Reedbed']);
    expect(await found(world, { network: 'eth' })).toEqual([]);
    const words = await world.database.selectFrom('submission_words').select('text').execute();
    expect(words.some(({ text }) => text.includes('kelp'))).toBe(false);
  });

  test('a search finds a name with other letters than ASCII, before and after it had them', async () => {
    const world = await createWorld(await open());
    const { kelp } = await prepare(world);
    const rename = (title: string) =>
      world.database.updateTable('submissions').set({ title }).where('id', '=', kelp.id).execute();
    await rename('Кошелёк Café');
    for (const q of ['КОШЕЛЕК', 'cafe', 'team@kelp', 'kelp.example'])
      expect(await found(world, { q }), q).toEqual(['Кошелёк Café']);
    await rename('Plain Kelp');
    expect(await found(world, { q: 'plain KELP' })).toEqual(['Plain Kelp']);
    expect(await found(world, { q: 'cafe' })).toEqual([]);
  });

  test('a search that finds thousands has the same rows, order and filters as one that finds a few', async () => {
    const world = await createWorld(await open());
    // More than are looked up one by one.
    const count = 2_500;
    await loadSubmissions(world.database, {
      count,
      now: new Date('2026-03-04T09:00:00.000Z'),
      formBytes: 10,
    });
    const list = async (filter: ReviewFilter) => {
      const { data, total } = await world.review.list({ ...page, ...filter }, ana);
      return { ids: data.map(({ id }) => id), total };
    };
    expect(await list({ q: 'LOAD' })).toEqual(await list({}));
    expect((await list({ q: 'load' })).total).toBe(count);
    expect(await list({ q: 'load', network: 'base' })).toEqual(await list({ network: 'base' }));
    const tens = await list({ q: 'load 24' });
    expect(tens.total).toBe(111);
    expect((await list({ q: 'load 24', states: ['in-review'] })).total).toBe(22);
    expect(await list({ q: 'load 2499' })).toEqual({ ids: [2499], total: 1 });
    // The oldest of those that wait.
    expect(await world.review.next({ q: 'load 249' }, ana)).toEqual({ id: 2495 });
  });
});
