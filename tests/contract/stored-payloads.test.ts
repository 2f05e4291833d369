import { expect, test } from 'vitest';
import { dappFormat } from '#features/submission/dapp-submission/model/stored-dapp.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, createWorld, idOf, inReview, pay, submit, type World } from '../support/submission-world.ts';

const store = (world: World, id: number, columns: { payload?: string; payload_version?: number }) =>
  world.database.updateTable('submissions').set(columns).where('id', '=', id).execute();

describeOnEachEngine('stored forms', (open) => {
  test('are written with their version, and rows without one are the first', async () => {
    const world = await createWorld(await open());
    const id = await idOf(world, await submit(world));
    const row = await world.database.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(row.payload_version).toBe(dappFormat.version);
    expect(await world.review.get(id, ana)).toMatchObject({
      unreadable: null,
      payload: { title: 'Lantern Exchange' },
    });
  });

  test.each([
    ['{"title":7}', 1, 'language'],
    ['no json', 1, 'not JSON'],
    ['{}', 99, 'unknown payload version 99'],
  ])('%s in version %i open at the desk and are rejected by name', async (payload, version, problem) => {
    const world = await createWorld(await open());
    const { reference, id, version: seen } = await inReview(world);
    await store(world, id, { payload, payload_version: version });
    const shown = await world.review.get(id, ana);
    expect(shown).toMatchObject({ title: 'Lantern Exchange', payload: null, networks: [] });
    expect(shown.unreadable).toEqual({
      problem: expect.stringContaining(problem) as string,
      stored: payload,
    });
    const { data } = await world.review.list({ sort: 'title', order: 'ASC', page: 1, perPage: 10 }, ana);
    expect(data).toMatchObject([{ id, networks: [] }]);
    await expect(
      world.review.perform({ id, version: seen, action: { name: 'approve' }, person: ana }),
    ).rejects.toThrow(
      new RegExp(`submission ${id} \\(dapp, version ${version}\\) cannot be read: .*${problem}`),
    );
    expect(await world.database.selectFrom('dapps').selectAll().execute()).toEqual([]);
    expect(await world.submissions.status(reference)).toMatchObject({ state: 'in-review', payload: null });
    const text = 'Send the form again.';
    await world.review.perform({
      id,
      version: seen,
      action: { name: 'request-changes', text },
      person: ana,
    });
    expect(await world.submissions.status(reference)).toMatchObject({ state: 'changes-requested' });
  });

  test('that cannot be read do not stop others from being submitted, paid and listed', async () => {
    const world = await createWorld(await open());
    const token = await inReview(world, {}, 'token');
    const dapp = await inReview(world);
    for (const { id } of [token, dapp]) await store(world, id, { payload: '{}' });
    for (const kind of ['dapp', 'token'] as const) {
      const other = kind === 'dapp' ? { url: 'https://mole.exchange', title: 'Mole Exchange' } : {};
      const address = { address: '0x51f3A0C9d2B4e6f8a1c3e5d7b9f0a2c4e6d8b077'.toLowerCase() };
      const reference = await submit(world, kind === 'dapp' ? other : address, kind);
      await pay(world, reference);
      expect(await world.submissions.status(reference)).toMatchObject({ state: 'in-review' });
    }
  });
});
