import { expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { assignmentMs } from '#features/submission/review-queue/model/lease.ts';
import { apply } from '../support/applications.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, ben, createWorld, edda, inReview, type World } from '../support/submission-world.ts';

const spam = { name: 'reject', reason: 'scam-or-honeypot', text: 'This is spam.' } as const;

async function storeAccounts({ database }: World): Promise<void> {
  for (const { id, name, email, roles } of [ana, ben, edda])
    await sql`insert into desk_users (id, name, email, email_verified, role, disabled, create_time, update_time)
      values (${id}, ${name}, ${email}, false, ${roles.join(' ')}, false, '2026-03-01', '2026-03-01')`.execute(
      database,
    );
}

async function prepare(world: World) {
  await storeAccounts(world);
  const items = [];
  for (const name of ['reed', 'kelp', 'tern']) {
    const { id, version } = await inReview(world, { title: `Pool ${name}`, url: `https://${name}.example` });
    items.push({ id, version });
  }
  return items;
}

const stateOf = async (world: World, id: number) => (await world.review.get(id, ana)).state;

describeOnEachEngine('several items at once', (open) => {
  test('spam is rejected together; what a colleague has, and what changed since, is named and left', async () => {
    const world = await createWorld(await open());
    const [reed, kelp, tern] = await prepare(world);
    await world.review.lease({ id: kelp!.id, move: 'take', person: ben });
    const stale = { ...tern!, version: tern!.version - 1 };
    const countMails = async () => (await world.database.selectFrom('outbox').select('id').execute()).length;
    const before = await countMails();
    const outcomes = await world.review.bulk({ items: [reed!, kelp!, stale], act: spam }, ana);
    expect(await countMails()).toBe(before + 1);
    expect(outcomes).toMatchObject([
      { id: reed!.id, title: 'Pool reed', refusal: null, version: reed!.version + 1 },
      { id: kelp!.id, refusal: expect.stringContaining('Ben is working on this') as string },
      { id: tern!.id, refusal: expect.stringContaining('changed this submission') as string },
    ]);
    expect(await stateOf(world, reed!.id)).toBe('rejected');
    expect(await stateOf(world, kelp!.id)).toBe('in-review');
    expect(await stateOf(world, tern!.id)).toBe('in-review');
    await world.review.undo({ id: reed!.id, version: outcomes[0]!.version, person: ana });
    expect(await stateOf(world, reed!.id)).toBe('in-review');
    expect(await countMails()).toBe(before);
  });

  test('a canned answer reaches each submitter in their own language, about their own item', async () => {
    const world = await createWorld(await open());
    const [reed, kelp] = await prepare(world);
    await world.database
      .updateTable('submissions')
      .set({ locale: 'es' })
      .where('id', '=', kelp!.id)
      .execute();
    const offered = await world.review.answers.offer(reed!.id, ana);
    const answer = offered.find(({ topic }) => topic === spam.reason)!;
    const act = { name: 'reject-with-answer', reason: spam.reason, answer: answer.id } as const;
    const other = { ...act, reason: 'duplicate' } as const;
    const refused = await world.review.bulk({ items: [reed!], act: other }, ana);
    expect(refused[0]?.refusal).toMatch(/not for this item/);
    const outcomes = await world.review.bulk({ items: [reed!, kelp!], act }, ana);
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null]);
    const told = async (id: number) => (await world.review.get(id, ana)).history.at(-1);
    expect(await told(reed!.id)).toMatchObject({ code: spam.reason, text: answer.text });
    const spanish = (await told(kelp!.id))?.text ?? '';
    expect(spanish).toContain('Pool kelp');
    expect(spanish).not.toContain('{');
    expect(spanish).not.toBe(answer.text.replace('Pool reed', 'Pool kelp'));
  });

  test('items are assigned to a person, who keeps them when they leave, until they give them back', async () => {
    const world = await createWorld(await open());
    const [reed, kelp, tern] = await prepare(world);
    const assign = (person: string | null, by: Reviewer = ana, items = [reed!, kelp!]) =>
      world.review.bulk({ items, act: { name: 'assign', person } }, by);
    expect((await assign('ben')).map(({ refusal }) => refusal)).toEqual([null, null]);
    const { lease } = await world.review.get(reed!.id, ben);
    const until = new Date(world.clock.time.getTime() + assignmentMs).toISOString();
    expect(lease).toEqual({ holder: 'Ben', is_own: true, assigned_by: 'Ana', until });
    expect(await world.review.next({}, ana)).toEqual({ id: tern!.id });

    await world.review.lease({ id: reed!.id, move: 'take', person: ben });
    await world.review.lease({ id: reed!.id, move: 'leave', person: ben });
    expect((await world.review.get(reed!.id, ben)).lease).toMatchObject({ until, assigned_by: 'Ana' });

    expect((await assign('ana')).map(({ refusal }) => refusal)).toEqual(['Ben has it.', 'Ben has it.']);
    expect((await assign(null)).map(({ refusal }) => refusal)).toEqual(['Ben has it.', 'Ben has it.']);
    expect((await assign(null, ben)).map(({ refusal }) => refusal)).toEqual([null, null]);
    expect((await world.review.get(reed!.id, ana)).lease).toBeNull();
    const audit = await world.database
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('action', 'in', ['assign', 'give-back'])
      .execute();
    expect(audit).toHaveLength(4);
  });

  test('the next item is one that was given to the person, then what no one has', async () => {
    const world = await createWorld(await open());
    const [reed, kelp, tern] = await prepare(world);
    await world.review.bulk({ items: [tern!], act: { name: 'assign', person: 'ben' } }, ana);
    expect(await world.review.next({}, ben)).toEqual({ id: tern!.id });
    expect(await world.review.next({}, ben)).toEqual({ id: tern!.id });
    expect(await world.review.next({ except: tern!.id }, ben)).toEqual({ id: reed!.id });
    expect(await world.review.next({}, ana)).toEqual({ id: kelp!.id });
    expect((await world.review.get(tern!.id, ben)).lease).toMatchObject({ assigned_by: 'Ana' });
  });

  test('nothing goes to someone who does not decide about it', async () => {
    const world = await createWorld(await open());
    const [reed] = await prepare(world);
    const assign = (person: string) =>
      world.review.bulk({ items: [reed!], act: { name: 'assign', person } }, ana);
    expect((await assign(edda.id))[0]?.refusal).toBe('Edda cannot decide about this.');
    await expect(assign('nobody-here')).rejects.toMatchObject({ code: 'bad-request' });
    expect((await world.review.get(reed!.id, ana)).lease).toBeNull();
  });

  test('a refusal says nothing about what the person may not see, and nothing is done', async () => {
    const world = await createWorld(await open());
    const [reed] = await prepare(world);
    const { id } = await apply(world);
    const reviewer = { ...ana, id: 'rita', roles: ['reviewer'] } as const;
    const items = [reed!, { id, version: 1 }];
    const acts = [spam, { name: 'assign', person: 'ben' }, { name: 'assign', person: null }] as const;
    for (const act of acts) {
      const refusal: unknown = await world.review
        .bulk({ items, act }, reviewer)
        .catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'forbidden' });
      expect(String(refusal)).not.toMatch(/Ana|Ben|Pool/);
    }
    expect(await stateOf(world, reed!.id)).toBe('in-review');
    expect((await world.review.get(reed!.id, ana)).lease).toBeNull();
  });

  test('after three days an assigned item is free again', async () => {
    const world = await createWorld(await open());
    const [reed] = await prepare(world);
    await world.review.bulk({ items: [reed!], act: { name: 'assign', person: 'ben' } }, ana);
    world.clock.time = new Date(world.clock.time.getTime() + assignmentMs);
    expect((await world.review.get(reed!.id, ana)).lease).toBeNull();
    const taken = await world.review.lease({ id: reed!.id, move: 'take', person: ana });
    expect(taken).toMatchObject({ is_own: true, assigned_by: null });
  });
});
