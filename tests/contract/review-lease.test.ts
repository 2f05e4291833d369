import { expect, it } from 'vitest';
import type { AuditEntry } from '#features/team/audit/model/audit-entry.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { leaseMs } from '#features/submission/review-queue/model/lease.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, ben, createWorld, edda, inReview, type World } from '../support/submission-world.ts';

const requestChanges = { name: 'request-changes', text: 'Name the audit.' } as const;
const people = (count: number): Reviewer[] =>
  Array.from({ length: count }, (_, index) => ({ ...ana, id: `person-${index}`, name: `Person ${index}` }));

/** Copies of a paid submission, each promised an hour after the one before. @returns their ids, most urgent first */
async function copy({ database }: World, id: number, count: number): Promise<number[]> {
  const { id: _, ...row } = await database
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_unused, index) => ({
    ...row,
    reference_hash: `copy-${index}`,
    draft_key_hash: `copy-${index}`,
    promised_time: new Date(Date.parse('2026-04-01T00:00:00.000Z') + index * 3_600_000).toISOString(),
  }));
  const stored = await database.insertInto('submissions').values(copies).returning('id').execute();
  return [id, ...stored.map((each) => each.id).toSorted((a, b) => a - b)];
}

describeOnEachEngine('leases of the review', (open) => {
  it('never gives one item to two of 50 people who ask for the next at the same time', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    const ids = await copy(world, id, 39);
    const taken = await Promise.all(people(50).map((person) => world.review.next({}, person)));
    const got = taken.flatMap((next) => next ?? []).map((next) => next.id);
    expect(got.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    expect(taken.filter((next) => next === undefined)).toHaveLength(10);
  });

  it('gives the most urgent item that nobody has, among those that the queue shows', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    const [first, second, third] = await copy(world, id, 2);
    await world.review.lease({ id: first!, move: 'take', person: ben });
    expect(await world.review.next({}, ana)).toEqual({ id: second });
    expect(await world.review.next({}, ana)).toEqual({ id: third });
    expect(await world.review.next({}, ana)).toBeUndefined();
    await world.review.lease({ id: second!, move: 'give-back', person: ana });
    expect(await world.review.next({ kind: 'token' }, ana)).toBeUndefined();
    expect(await world.review.next({ states: ['changes-requested'] }, ana)).toBeUndefined();
    expect(await world.review.next({ q: 'lantern' }, ana)).toEqual({ id: second });
    expect(await world.review.next({}, edda)).toBeUndefined();
  });

  it('keeps an item for its person for ten minutes, and as long as they work', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    const take = (person: Reviewer) => world.review.lease({ id, move: 'take', person });
    const start = world.clock.time.getTime();
    const after = (ms: number) => (world.clock.time = new Date(start + ms));
    expect(await take(ana)).toMatchObject({
      holder: 'Ana',
      is_own: true,
      until: after(leaseMs).toISOString(),
    });
    after(leaseMs - 1);
    expect(await take(ben)).toMatchObject({ holder: 'Ana', is_own: false });
    await take(ana);
    after(leaseMs * 2 - 2);
    expect(await take(ben)).toMatchObject({ holder: 'Ana' });
    after(leaseMs * 2 - 1);
    expect(await take(ben)).toMatchObject({ holder: 'Ben', is_own: true });
    await world.review.lease({ id, move: 'give-back', person: ana });
    expect((await world.review.get(id, ana)).lease).toMatchObject({ holder: 'Ben', is_own: false });
    await world.review.lease({ id, move: 'give-back', person: ben });
    expect((await world.review.get(id, ana)).lease).toBeNull();
  });

  it('shows in queue and item who works on it, and everyone can still read', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    await world.review.lease({ id, move: 'take', person: ana });
    const leaseFor = async (person: Reviewer) => {
      const request = { sort: 'promised_time', order: 'ASC', page: 1, perPage: 10 } as const;
      const { data } = await world.review.list(request, person);
      expect((await world.review.get(id, person)).lease).toEqual(data[0]?.lease);
      return data[0]?.lease;
    };
    expect(await leaseFor(ana)).toMatchObject({ holder: 'Ana', is_own: true });
    expect(await leaseFor(ben)).toMatchObject({ holder: 'Ana', is_own: false });
  });

  it('refuses a decision about what someone else has, until it was taken over; deciding ends the lease', async () => {
    const opened = await open();
    const world = await createWorld(opened);
    const { id, version } = await inReview(world);
    await world.review.lease({ id, move: 'take', person: ana });
    const decide = (person: Reviewer) =>
      world.review.perform({ id, version, action: requestChanges, person });
    await expect(decide(ben)).rejects.toMatchObject({ code: 'conflict', message: /Ana is working on this/ });
    expect(await world.review.get(id, ben)).toMatchObject({ version, state: 'in-review' });
    expect(await world.review.lease({ id, move: 'take-over', person: ben })).toMatchObject({ holder: 'Ben' });
    await expect(decide(ana)).rejects.toMatchObject({ code: 'conflict', message: /Ben is working on this/ });
    await decide(ben);
    expect(await world.review.get(id, ben)).toMatchObject({ state: 'changes-requested', lease: null });
    const audit = createAudit({ database: opened.database });
    const { data } = await audit.list({ page: 1, perPage: 10 });
    const entries: Pick<AuditEntry, 'action' | 'actor'>[] = data.map(({ action, actor }) => ({
      action,
      actor,
    }));
    expect(entries).toContainEqual({ action: 'take-over', actor: ben.email });
  });

  it('tells who is at an item, who else has it open, and that it was changed', async () => {
    const world = await createWorld(await open());
    const { id, version } = await inReview(world);
    await world.review.lease({ id, move: 'take', person: ana });
    expect(await world.review.presence(id, ana)).toMatchObject({
      version,
      lease: { is_own: true },
      readers: [],
    });
    await world.review.lease({ id, move: 'take-over', person: ben });
    expect(await world.review.presence(id, ben)).toMatchObject({ lease: { is_own: true }, readers: ['Ana'] });
    expect(await world.review.presence(id, ana)).toMatchObject({
      lease: { holder: 'Ben', is_own: false },
      readers: ['Ben'],
    });
    await world.review.perform({ id, version, action: requestChanges, person: ben });
    expect(await world.review.presence(id, ana)).toMatchObject({ version: version + 1, lease: null });
    await expect(world.review.presence(id, edda)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(world.review.presence(id + 1000, ana)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is for those who may decide', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    const forbidden = { code: 'forbidden' };
    await expect(world.review.lease({ id, move: 'take', person: edda })).rejects.toMatchObject(forbidden);
    await expect(world.review.lease({ id: 999, move: 'take', person: ana })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
