import { expect, test } from 'vitest';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, ben, createWorld, idOf, mine, pay, submit, type World } from '../support/submission-world.ts';

const hash = `0x${'5'.repeat(64)}`;
const why = 'The sender proved it by mail: the explorer lost the block.';

describeOnEachEngine('a payment that a reviewer confirms by hand', (open) => {
  async function prepare(options: Parameters<typeof createWorld>[1] = {}) {
    const world = await createWorld(await open(), options);
    const reference = await submit(world);
    const id = await idOf(world, reference);
    const confirm = async (person: typeof ana | typeof ben, change: { link?: string; why?: string } = {}) => {
      const { version } = await world.review.get(id, person);
      const action = { name: 'confirm-payment', link: hash, ...change } as const;
      await world.review.perform({ id, version, action, person });
    };
    const state = async () => (await world.submissions.status(reference))?.state;
    return { world, reference, id, confirm, state };
  }

  async function payQuote(world: World, reference: string): Promise<string> {
    const quoted = await world.submissions.quote(reference);
    if (!quoted.ok) throw new Error('No quote');
    return mine(world, BigInt(quoted.quote.amount_units));
  }

  test('counts after one person where the chain confirms it', async () => {
    const { world, reference, id, confirm, state } = await prepare();
    await confirm(ana, { link: await payQuote(world, reference) });
    expect(await state()).toBe('in-review');
    expect((await world.review.get(id, ana)).payment).toMatchObject({
      status: 'accepted',
      confirmed_by: 'Ana',
      proposal: null,
      detail: { seen_amount: expect.stringMatching(/^200\./) as string },
    });
  });

  test('counts after one person where no endpoint is configured', async () => {
    const { world, id, confirm, state } = await prepare({ donationChain: unavailableChain });
    await confirm(ana);
    expect(await state()).toBe('in-review');
    expect((await world.review.get(id, ana)).payment).toMatchObject({ confirmed_by: 'Ana' });
  });

  const refusals = {
    'does not know the transaction': {
      payWith: () => hash,
      code: 'not-found-yet',
      said: /Not found on the chain yet/,
    },
    'saw another amount': {
      payWith: (world: World) => mine(world, 7n),
      code: 'wrong-amount',
      said: /Not one of the quoted amounts/,
    },
    'does not respond': {
      payWith: (world: World) => ((world.chain.state.down = true), hash),
      code: 'endpoint-down',
      said: /does not respond/,
    },
  };
  test.each(Object.entries(refusals))(
    'waits for a second person and keeps the reason where the chain %s',
    async (_, { payWith, code, said }) => {
      const { world, reference, id, confirm, state } = await prepare();
      await world.submissions.quote(reference);
      const link = payWith(world);
      await expect(confirm(ana, { link })).rejects.toThrow(said);
      expect((await world.review.get(id, ana)).version).toBe(1);

      await confirm(ana, { link, why });
      expect(await state()).toBe('awaiting-payment');
      const proposal = { by: 'Ana', code, reason: why };
      expect((await world.review.get(id, ana)).payment?.proposal).toEqual({
        ...proposal,
        may_confirm: false,
      });
      expect((await world.review.get(id, ben)).payment?.proposal).toEqual({ ...proposal, may_confirm: true });
      await expect(confirm(ana, { link, why })).rejects.toThrow(/second person/);
      await expect(confirm({ ...ana, name: 'Another name' } as never, { link, why })).rejects.toThrow(
        /second person/,
      );
      expect(await state()).toBe('awaiting-payment');

      await expect(confirm({ ...ben, token: 'nightly' } as never, { link, why })).rejects.toThrow(
        /not by a script/,
      );
      expect(await state()).toBe('awaiting-payment');

      await confirm(ben, { link });
      expect(await state()).toBe('in-review');
      const desk = await world.review.get(id, ana);
      expect(desk.payment).toMatchObject({ status: 'accepted', confirmed_by: 'Ana and Ben' });
      expect(
        desk.history
          .map(({ actor_name, code, detail }) => [actor_name, code, detail?.note ?? null])
          .slice(-2),
      ).toEqual([
        ['Ana', code, why],
        ['Ben', null, null],
      ]);
      expect(JSON.stringify(await world.submissions.status(reference))).not.toContain('lost the block');
    },
  );

  test('is proposed for one transaction: a different link from the second person is a new proposal', async () => {
    const { world, id, confirm, state } = await prepare();
    await confirm(ana, { why });
    await expect(confirm(ben, { link: `0x${'6'.repeat(64)}` })).rejects.toMatchObject({
      code: 'bad-request',
    });
    await confirm(ben, { link: `0x${'6'.repeat(64)}`, why: 'I see this one.' });
    expect(await state()).toBe('awaiting-payment');
    expect((await world.review.get(id, ana)).history.slice(-2).map(({ actor_name }) => actor_name)).toEqual([
      'Ana',
      'Ben',
    ]);
  });

  test('counts immediately when the chain confirms it in the meantime', async () => {
    const { world, reference, confirm, state } = await prepare();
    await confirm(ana, { why });
    await confirm(ana, { link: await payQuote(world, reference) });
    expect(await state()).toBe('in-review');
  });

  test('is marked in the queue, and found there, until the second person has confirmed it', async () => {
    const { world, id, confirm } = await prepare();
    const page = { sort: 'promised_time', order: 'ASC', page: 1, perPage: 50 } as const;
    const waiting = async () => (await world.review.list({ ...page, payment: 'second-person' }, ben)).data;
    expect(await waiting()).toEqual([]);
    await confirm(ana, { why });
    expect(await waiting()).toMatchObject([{ id, payment: { needs_second: true } }]);
    await confirm(ben);
    expect(await waiting()).toEqual([]);
  });

  test('sends no mail while it waits for the second person', async () => {
    const { world, confirm } = await prepare();
    const count = async () => (await world.database.selectFrom('outbox').select('id').execute()).length;
    const before = await count();
    await confirm(ana, { why });
    expect(await count()).toBe(before);
    await confirm(ben);
    expect(await count()).toBe(before + 1);
  });

  test('does not count when two people confirm at the same moment without seeing each other', async () => {
    const { world, id, state } = await prepare();
    const action = { name: 'confirm-payment', link: hash, why } as const;
    const both = await Promise.allSettled(
      [ana, ben].map((person) => world.review.perform({ id, version: 1, action, person })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await state()).toBe('awaiting-payment');
  });

  test('cannot use a transaction that paid for another submission', async () => {
    const { world, confirm, state } = await prepare();
    const other = await submit(world, { url: 'https://other.example', title: 'Mole' });
    await pay(world, other);
    const [paid] = world.chain.mined.keys();
    await expect(confirm(ana, { link: paid!, why })).rejects.toThrow(/another submission/);
    expect(await state()).toBe('awaiting-payment');
  });
});
