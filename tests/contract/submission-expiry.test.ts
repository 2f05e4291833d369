import { expect, test, vi } from 'vitest';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, createWorld, idOf, mine, validDapp, submit, type World } from '../support/submission-world.ts';

const dayMs = 24 * 3_600_000;
const later = (world: World, days: number) => {
  world.clock.time = new Date(world.clock.time.getTime() + days * dayMs);
};
const verify = (world: World) => world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });

async function quote(world: World, reference: string) {
  const quoted = await world.submissions.quote(reference);
  if (!quoted.ok) throw new Error('No quote');
  return BigInt(quoted.quote.amount_units);
}

const stateOf = async (world: World, reference: string) => (await world.submissions.status(reference))?.state;

describeOnEachEngine('an unpaid submission', (open) => {
  test('expires 14 days after its last change, with its form and files', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    await quote(world, reference);
    later(world, 13);
    await world.submissions.update(reference, validDapp(world, { title: 'Lantern' }));
    later(world, 13);
    expect(await world.submissions.expire()).toBe(0);
    later(world, 1);
    expect(await Promise.all([world.submissions.expire(), world.submissions.expire()])).toContain(1);
    expect(await world.submissions.expire()).toBe(0);
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'expired',
      title: 'Lantern',
      payload: null,
      next: 'none',
      history: [{ state: 'awaiting-payment' }, { state: 'awaiting-payment' }, { state: 'expired' }],
    });
    await deleteOrphanFiles(world.database, world.clock.time);
    expect(await findFile(world.database, world.icon)).toBeUndefined();
    const row = await world.database.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('lantern_crew');
    const mails = await world.database.selectFrom('outbox').select('kind').orderBy('id').execute();
    expect(mails.at(-1)?.kind).toBe('submission-expired');
    expect(await world.review.get(await idOf(world, reference), ana)).toMatchObject({
      state: 'expired',
      unreadable: { problem: 'deleted when the submission expired' },
    });
    expect((await world.review.counts(ana)).find(({ id }) => id === 'expired')?.count).toBe(1);
    await expect(world.submissions.quote(reference)).rejects.toMatchObject({ code: 'conflict' });
    await expect(world.submissions.update(reference, {})).rejects.toMatchObject({ code: 'conflict' });
  });

  test('that is deleted while a link is stored for it makes the step begin again, instead of failing', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    const record = world.donations.recordPayment;
    const gone = 1_000_000;
    const spy = vi
      .spyOn(world.donations, 'recordPayment')
      .mockImplementationOnce((transaction, _id, link) => record(transaction, gone, link));
    expect(await world.submissions.pay(reference, `0x${'4'.repeat(64)}`)).toEqual({ ok: true });
    expect(spy).toHaveBeenCalledTimes(2);
    expect(await stateOf(world, reference)).toBe('checking-payment');
  });

  test('expires after 30 days if a payment was ever pasted', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    await quote(world, reference);
    await world.submissions.pay(reference, mine(world, 5n));
    await verify(world);
    later(world, 29);
    expect(await world.submissions.expire()).toBe(0);
    later(world, 1);
    expect(await world.submissions.expire()).toBe(1);
    expect(await stateOf(world, reference)).toBe('expired');
  });

  test('keeps its amounts and its answer for another 30 days, then both are gone', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    const units = await quote(world, reference);
    later(world, 14);
    await world.submissions.expire();
    later(world, 29);
    await world.submissions.expire();
    expect(await stateOf(world, reference)).toBe('expired');
    const reserved = { amount_units: units.toString(), reserved: 1 };
    expect(await world.database.selectFrom('quotes').select(['amount_units', 'reserved']).execute()).toEqual([
      reserved,
    ]);
    later(world, 1 + 1 / 24);
    await world.submissions.expire();
    expect(await world.submissions.status(reference)).toBeUndefined();
    expect(await world.database.selectFrom('quotes').selectAll().execute()).toEqual([]);
    expect(await world.database.selectFrom('submission_history').selectAll().execute()).toEqual([]);
  });

  test('keeps a late payment for the desk, which allows the form to be sent again', async () => {
    const world = await createWorld(await open());
    const reference = await submit(world);
    const units = await quote(world, reference);
    later(world, 14);
    await world.submissions.expire();
    const link = mine(world, units);
    expect(await world.submissions.pay(reference, link)).toEqual({ ok: true });
    await verify(world);
    later(world, 60);
    await world.submissions.expire();
    const id = await idOf(world, reference);
    const shown = await world.review.get(id, ana);
    expect(shown).toMatchObject({
      state: 'expired',
      payment: { status: 'accepted' },
      actions: [{ name: 'accept-late-payment', fields: ['link', 'why', 'text'] }],
    });
    const text = 'We found the payment. Send the form again.';
    const action = { name: 'accept-late-payment', link, text } as const;
    await world.review.perform({ id, version: shown.version, action, person: ana });
    expect(await world.submissions.status(reference)).toMatchObject({
      state: 'changes-requested',
      next: 'edit',
      payload: {},
    });
    expect(await world.submissions.update(reference, validDapp(world))).toEqual({ ok: true });
    expect(await stateOf(world, reference)).toBe('in-review');
  });

  test('does not stop the same form on the device from being sent again', async () => {
    const world = await createWorld(await open());
    const request = {
      kind: 'dapp',
      locale: 'en',
      draftKey: crypto.randomUUID(),
      payload: validDapp(world),
    } as const;
    const first = await world.submissions.create(request);
    later(world, 14);
    await world.submissions.expire();
    const second = await world.submissions.create(request);
    expect(second).toMatchObject({ ok: true });
    expect(second).not.toEqual(first);
  });

  test('expires independently of others: one that fails stays and is retried', async () => {
    const world = await createWorld(await open());
    const references: string[] = [];
    for (let number = 0; number < 12; number += 1)
      references.push(
        await submit(world, { url: `https://site${number}.example`, title: `P ${number * 7919}` }),
      );
    await world.database
      .updateTable('submissions')
      .set({ draft_key_hash: `expired-${await idOf(world, references[3]!)}` })
      .where('id', '=', await idOf(world, references[5]!))
      .execute();
    later(world, 14);
    expect(await world.submissions.expire()).toBe(11);
    expect(await stateOf(world, references[3]!)).toBe('awaiting-payment');
    expect(await world.submissions.expire()).toBe(1);
    expect(await stateOf(world, references[3]!)).toBe('expired');
  });
});

describeOnEachEngine('unpaid submissions of one sender', (open) => {
  const send = (world: World, number: number, clientAddress: string) =>
    world.submissions.create({
      kind: 'dapp',
      locale: 'en',
      draftKey: crypto.randomUUID(),
      payload: validDapp(world, { url: `https://site${number}.example`, title: `P ${number * 7919}` }),
      clientAddress,
    });
  const tooMany = (max: number) => ({
    ok: false,
    issues: [],
    findings: [{ severity: 'blocking', code: 'too-many-unpaid', params: { max } }],
  });

  test('are limited to five per address, also when all are sent at the same time', async () => {
    const world = await createWorld(await open());
    const sent = await Promise.all(
      Array.from({ length: 9 }, (_, index) => send(world, index, '203.0.113.7')),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(5);
    expect(sent.filter(({ ok }) => !ok)).toEqual(Array(4).fill(tooMany(5)));
    expect(await send(world, 20, '::ffff:203.0.113.7')).toEqual(tooMany(5));
    expect(await send(world, 21, '203.0.113.8')).toMatchObject({ ok: true });
  });

  test('are limited to twenty per network', async () => {
    const world = await createWorld(await open());
    for (let number = 0; number < 20; number += 1)
      expect(await send(world, number, `2001:db8:7:${number}::1`)).toMatchObject({ ok: true });
    expect(await send(world, 30, '2001:db8:7:99::1')).toEqual(tooMany(20));
    expect(await send(world, 31, '2001:db8:8::1')).toMatchObject({ ok: true });
  });

  test('count until they are paid, withdrawn or expired; then their network addresses are deleted', async () => {
    const world = await createWorld(await open());
    const address = '198.51.100.4';
    const references: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      const sent = await send(world, number, address);
      if (sent.ok) references.push(sent.reference);
    }
    expect(await send(world, 9, address)).toEqual(tooMany(5));
    const rows = await world.database.selectFrom('submissions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('198.51');
    expect(new Set(rows.map(({ address_hash }) => address_hash))).toEqual(new Set([expect.any(String)]));
    await world.submissions.withdraw(references[0]!);
    expect(await send(world, 10, address)).toMatchObject({ ok: true });
    await world.submissions.pay(references[1]!, mine(world, await quote(world, references[1]!)));
    await verify(world);
    expect(await stateOf(world, references[1]!)).toBe('in-review');
    expect(await send(world, 11, address)).toMatchObject({ ok: true });
    later(world, 30);
    await world.submissions.expire();
    const left = await world.database
      .selectFrom('submissions')
      .select(['address_hash', 'network_hash'])
      .execute();
    expect(left).toEqual(Array(7).fill({ address_hash: null, network_hash: null }));
  });
});
