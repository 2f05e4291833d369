import { expect, test } from 'vitest';
import type { Role } from '#features/team/accounts/model/role.ts';
import { sql } from 'kysely';
import { describeOnEachEngine } from '../support/databases.ts';
import { apply } from '../support/applications.ts';
import { storeStaff } from '../support/staff.ts';
import { ana, ben, createWorld, edda, inReview, type World } from '../support/submission-world.ts';

const rita = { id: 'rita', name: 'Rita', email: 'rita@example.org', roles: ['reviewer'] as Role[] };

/** The accounts of the tests as they are stored. */
const storeAccounts = ({ database }: World) => storeStaff(database, [ana, ben, edda, rita]);

describeOnEachEngine('notes about a submission', (open) => {
  const createIt = async () => {
    const world = await createWorld(await open());
    await storeAccounts(world);
    return world;
  };

  test('colleagues read them in their order, and the team never does', async () => {
    const world = await createIt();
    const { id, reference } = await inReview(world);
    await world.review.addNote({ id, text: 'The host changed.\nAsk about it.', person: ana });
    world.clock.time = new Date('2026-03-05T09:00:00.000Z');
    await world.review.addNote({ id, text: 'Asked.', person: rita });
    expect((await world.review.get(id, ben)).notes).toMatchObject([
      { author: 'Ana', text: 'The host changed.\nAsk about it.', at: '2026-03-04T09:00:00.000Z' },
      { author: 'Rita', text: 'Asked.', at: '2026-03-05T09:00:00.000Z' },
    ]);
    const answer = await (await world.api.request(`/api/submissions/${reference}`)).text();
    expect(answer).not.toContain('host changed');
    expect(answer).not.toContain('Asked.');
  });

  test('a mention is found by the person who is mentioned, until they mark it as done or answer', async () => {
    const world = await createIt();
    const { id } = await inReview(world);
    await world.review.addNote({ id, text: '@rita, you know the other Lantern. @Ana', person: ana });
    expect(await world.review.mentions(rita)).toMatchObject([
      { submission_id: id, title: 'Lantern Exchange', author: 'Ana' },
    ]);
    expect((await world.review.get(id, rita)).notes[0]?.is_open_mention).toBe(true);
    expect((await world.review.get(id, ben)).notes[0]?.is_open_mention).toBe(false);
    expect([...(await world.review.mentions(ana)), ...(await world.review.mentions(ben))]).toEqual([]);
    await world.review.finishMentions({ id, person: rita });
    expect(await world.review.mentions(rita)).toEqual([]);
    expect((await world.review.get(id, rita)).notes[0]?.is_open_mention).toBe(false);

    await world.review.addNote({ id, text: '@Ben? @Rita?', person: ana });
    await world.review.addNote({ id, text: 'Not mine.', person: ben });
    expect(await world.review.mentions(ben)).toEqual([]);
    expect(await world.review.mentions(rita)).toHaveLength(1);
  });

  test('nobody who does not see the item reads its notes, writes one, or is mentioned', async () => {
    const world = await createIt();
    const { id } = await apply(world);
    expect((await world.review.get(id, ana)).colleagues).toEqual(['Ana', 'Ben']);
    await world.review.addNote({ id, text: '@Rita @Edda @Ben', person: ana });
    expect(await world.review.mentions(ben)).toHaveLength(1);
    for (const person of [rita, edda]) {
      expect(await world.review.mentions(person)).toEqual([]);
      const refused = { code: 'forbidden' };
      await expect(world.review.addNote({ id, text: 'Hello.', person })).rejects.toMatchObject(refused);
      await expect(world.review.finishMentions({ id, person })).rejects.toMatchObject(refused);
    }
    // Who could see it when it was written, and no longer can, does not find it either.
    expect(await world.review.mentions({ ...ben, roles: ['reviewer'] })).toEqual([]);
  });

  test('a disabled account cannot be mentioned', async () => {
    const world = await createIt();
    const { id } = await inReview(world);
    await world.database
      .updateTable('desk_users')
      .set({ disabled: sql`true` })
      .where('id', '=', 'rita')
      .execute();
    await world.review.addNote({ id, text: '@Rita?', person: ana });
    expect(await world.review.mentions(rita)).toEqual([]);
  });

  test('the audit log says who noted something and whom it mentions, not what', async () => {
    const world = await createIt();
    const { id } = await inReview(world);
    await world.review.addNote({ id, text: 'Their phone is +1 555 0100. @Ben', person: ana });
    const rows = await world.database.selectFrom('audit_log').select(['action', 'detail']).execute();
    expect(rows.at(-1)?.action).toBe('note');
    expect(JSON.parse(rows.at(-1)?.detail ?? '{}')).toEqual({ title: 'Lantern Exchange', mentions: ['Ben'] });
  });

  test('of two people with the same name, the one whose address is named is mentioned, and the queue tells them apart', async () => {
    const world = await createIt();
    const { id, version } = await inReview(world);
    const other = { ...rita, id: 'rita-2', email: 'rita.two@example.org' };
    const at = '2026-03-01T00:00:00.000Z';
    await sql`insert into desk_users (id, name, email, email_verified, role, disabled, create_time, update_time)
      values (${other.id}, ${other.name}, ${other.email}, false, 'reviewer', false, ${at}, ${at})`.execute(
      world.database,
    );
    const labels = ['Rita (rita.two@example.org)', 'Rita (rita@example.org)'];
    expect((await world.review.get(id, ana)).colleagues.toSorted()).toEqual(['Ana', 'Ben', ...labels]);
    await world.review.addNote({ id, text: 'Ask @Rita (rita@example.org).', person: ana });
    expect(await world.review.mentions(other)).toEqual([]);
    expect(await world.review.mentions(rita)).toHaveLength(1);
    // Without an address the name means both.
    await world.review.addNote({ id, text: '@Rita?', person: ana });
    expect(await world.review.mentions(other)).toHaveLength(1);

    const action = { name: 'reject', reason: 'other', text: 'Not a fit.' } as const;
    await world.review.perform({ id, version, action, person: other });
    const decidedBy = async (decider: string) =>
      (
        await world.review.list(
          { decider, states: ['rejected'], sort: 'title', order: 'ASC', page: 1, perPage: 5 },
          ana,
        )
      ).total;
    expect([await decidedBy(other.id), await decidedBy(rita.id)]).toEqual([1, 0]);
    expect((await world.review.get(id, ana)).history.at(-1)?.actor_name).toBe(labels[0]);
  });
});
