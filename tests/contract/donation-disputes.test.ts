import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, brand, createWorld, idOf, mine, submit, type World } from '../support/submission-world.ts';

const payer = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const dayMs = 24 * 3_600_000;

const verify = (world: World) => world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });

async function quote(world: World, reference: string) {
  const quoted = await world.submissions.quote(reference);
  if (!quoted.ok) throw new Error('No quote');
  return BigInt(quoted.quote.amount_units);
}

const submitNo = (world: World, number: number) =>
  submit(world, { url: `https://site${number}.example`, title: `Project ${number * 7919}` });

/** Gives an amount of one submission to another as well, as happened before amounts were reserved. */
async function giveToo(world: World, units: bigint, reference: string) {
  const amount_units = units.toString();
  await world.database
    .updateTable('quotes')
    .set({ contested: 1 })
    .where('amount_units', '=', amount_units)
    .execute();
  const create_time = world.clock.time.toISOString();
  const submission_id = await idOf(world, reference);
  await world.database
    .insertInto('quotes')
    .values({ submission_id, amount_units, reserved: 0, contested: 1, create_time })
    .execute();
}

const later = (world: World, ms: number) => {
  world.clock.time = new Date(world.clock.time.getTime() + ms);
};

async function standing(world: World, reference: string) {
  const status = await world.submissions.status(reference);
  return `${status?.state} ${status?.payment?.code ?? '-'}`;
}

/** One transaction with a transfer for each amount. */
function mineAll(world: World, amounts: readonly bigint[]): string {
  const link = mine(world, amounts[0]!);
  const hash = link.split('/').at(-1)!;
  const seen = world.chain.mined.get(hash)!;
  world.chain.mined.set(hash, {
    ...seen,
    transfers: amounts.map((units) => ({ ...seen.transfers[0]!, units })),
  });
  return link;
}

const confirm = async (world: World, reference: string, link: string) => {
  const id = await idOf(world, reference);
  const { version } = await world.review.get(id, ana);
  await world.review.perform({ id, version, action: { name: 'confirm-payment', link }, person: ana });
};

const whyNeither = 'An exchange sent it by mistake.';

const deny = async (world: World, reference: string) => {
  const id = await idOf(world, reference);
  const { version } = await world.review.get(id, ana);
  await world.review.perform({ id, version, action: { name: 'deny-payment', why: whyNeither }, person: ana });
};

const listMails = async (world: World) =>
  (await world.database.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

describeOnEachEngine('a payment that two submissions could claim', (open) => {
  async function contested(world: World) {
    const [victim, attacker] = [await submitNo(world, 1), await submitNo(world, 2)];
    const units = await quote(world, victim);
    await giveToo(world, units, attacker);
    return { victim, attacker, units };
  }

  test('goes to the desk, whichever submission claims it first, and both submitters are notified', async () => {
    const world = await createWorld(await open());
    const { victim, attacker, units } = await contested(world);
    const link = mine(world, units);
    await world.submissions.pay(attacker, link);
    await verify(world);
    expect(await standing(world, attacker)).toBe('checking-payment disputed');
    expect((await world.submissions.status(victim))?.history.at(-1)).toMatchObject({ code: 'disputed' });
    await world.submissions.pay(victim, link);
    await verify(world);
    expect(await standing(world, victim)).toBe('checking-payment disputed');
    const mails = await world.database
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', 'submission-payment-disputed')
      .execute();
    expect(mails).toHaveLength(3);
    const desk = await world.review.get(await idOf(world, victim), ana);
    expect(desk.payment).toMatchObject({
      status: 'disputed',
      rivals: [{ id: await idOf(world, attacker), title: 'Project 15838', payment: { status: 'disputed' } }],
    });
    expect(desk.history.at(-1)?.detail?.note).toContain(String(await idOf(world, attacker)));
    expect(JSON.stringify(await world.submissions.status(victim))).not.toContain(
      'could claim this transaction',
    );

    await confirm(world, victim, link);
    await verify(world);
    expect(await standing(world, victim)).toBe('in-review -');
    expect(await standing(world, attacker)).toBe('payment-refused used-already');
  });

  test('belongs to neither when the desk decides so: both are notified, can pay again, and it cannot be claimed again', async () => {
    const world = await createWorld(await open());
    const { victim, attacker, units } = await contested(world);
    const link = mine(world, units);
    await world.submissions.pay(attacker, link);
    await verify(world);
    const mailsBefore = await listMails(world);
    await deny(world, attacker);
    expect(await standing(world, attacker)).toBe('payment-refused denied-by-desk');
    expect(await standing(world, victim)).toBe('awaiting-payment -');
    const mailed = (await listMails(world)).slice(mailsBefore.length);
    expect(mailed).toEqual(['submission-payment-refused', 'submission-payment-refused']);
    for (const reference of [attacker, victim]) {
      const status = await world.submissions.status(reference);
      expect(status?.history.at(-1)).toMatchObject({ code: 'denied-by-desk' });
      expect(JSON.stringify(status)).not.toContain(whyNeither);
      const desk = await world.review.get(await idOf(world, reference), ana);
      expect(desk.history.at(-1)).toMatchObject({ actor_name: 'Ana', detail: { note: whyNeither } });
      expect(await world.submissions.pay(reference, link)).toEqual({ ok: false, code: 'denied-by-desk' });
    }
    await verify(world);
    expect(await standing(world, attacker)).toBe('payment-refused denied-by-desk');

    await world.submissions.pay(victim, mine(world, await quote(world, victim)));
    await verify(world);
    expect(await standing(world, victim)).toBe('in-review -');
    // A reviewer may change the desk's decision.
    await confirm(world, attacker, link);
    expect(await standing(world, attacker)).toBe('in-review -');
  });

  test('rejected for both leaves their other payments alone', async () => {
    const world = await createWorld(await open());
    const { victim, attacker, units } = await contested(world);
    const link = mine(world, units);
    for (const reference of [victim, attacker]) await world.submissions.pay(reference, link);
    await verify(world);
    const own = mine(world, await quote(world, victim));
    await world.submissions.pay(victim, own);
    await deny(world, attacker);
    expect(await standing(world, victim)).toMatch(/^checking-payment/);
    expect((await world.submissions.status(victim))?.history.at(-1)?.code).toBe('denied-by-desk');
    await verify(world);
    expect(await standing(world, victim)).toBe('in-review -');
    expect(await standing(world, attacker)).toBe('payment-refused denied-by-desk');
  });

  test('is decided once: a settled dispute cannot be denied', async () => {
    const world = await createWorld(await open());
    const { victim, attacker, units } = await contested(world);
    const link = mine(world, units);
    for (const reference of [victim, attacker]) await world.submissions.pay(reference, link);
    await verify(world);
    await deny(world, victim);
    await expect(deny(world, attacker)).rejects.toMatchObject({ code: 'conflict' });
    expect(await listMails(world)).toHaveLength(2 + 2 + 2);
  });

  test('waits for the desk however long it takes: neither submission expires in the meantime', async () => {
    const world = await createWorld(await open());
    const { victim, attacker, units } = await contested(world);
    await world.submissions.pay(victim, mine(world, units));
    await verify(world);
    later(world, 40 * dayMs);
    expect(await world.submissions.expire()).toBe(1);
    expect(await standing(world, victim)).toBe('checking-payment disputed');
    expect(await standing(world, attacker)).toBe('expired -');
  });

  test('cannot be won by naming its sender: an amount shared with another submission takes no payer', async () => {
    const world = await createWorld(await open());
    const { victim, attacker, units } = await contested(world);
    for (const reference of [attacker, victim]) {
      const announced = { reference, amountUnits: units.toString(), address: payer };
      expect(await world.submissions.announcePayer(announced)).toBe(false);
    }
    await world.submissions.pay(attacker, mine(world, units));
    await verify(world);
    expect(await standing(world, attacker)).toBe('checking-payment disputed');
  });

  test('shows a new amount to submissions that share an amount', async () => {
    const world = await createWorld(await open());
    const { victim, attacker, units } = await contested(world);
    for (let showing = 0; showing < 20; showing += 1)
      for (const reference of [victim, attacker]) expect(await quote(world, reference)).not.toBe(units);
    expect(await world.donations.listQuotes(await idOf(world, victim))).toHaveLength(9);
  });
});

describeOnEachEngine('one transaction with transfers for two submissions', (open) => {
  async function both(world: World) {
    const [one, other] = [await submitNo(world, 1), await submitNo(world, 2)];
    return { one, other, amounts: [await quote(world, one), await quote(world, other)] as const };
  }
  const announce = (world: World, reference: string, units: bigint) =>
    world.submissions.announcePayer({ reference, amountUnits: units.toString(), address: payer });

  test('pays neither automatically, and each when the desk decides so', async () => {
    const world = await createWorld(await open());
    const { one, other, amounts } = await both(world);
    const link = mineAll(world, amounts);
    for (const reference of [one, other]) await world.submissions.pay(reference, link);
    await verify(world);
    expect(await standing(world, one)).toBe('checking-payment disputed');
    expect(await standing(world, other)).toBe('checking-payment disputed');
    await confirm(world, one, link);
    await verify(world);
    expect(await standing(world, one)).toBe('in-review -');
    expect(await standing(world, other)).toBe('payment-refused used-already');
    await confirm(world, other, link);
    expect(await standing(world, other)).toBe('in-review -');
  });

  test('is not split for a submission whose own amount is not in it', async () => {
    const world = await createWorld(await open());
    const { one, amounts } = await both(world);
    const third = await submitNo(world, 3);
    await quote(world, third);
    const link = mineAll(world, amounts);
    await confirm(world, one, link);
    await expect(confirm(world, third, link)).rejects.toMatchObject({ code: 'bad-request' });
    expect(await standing(world, third)).toBe('awaiting-payment -');
  });

  test('pays the submission whose wallet button announced the sender before it was mined', async () => {
    const world = await createWorld(await open());
    const { one, other, amounts } = await both(world);
    expect(await announce(world, one, amounts[0])).toBe(true);
    expect(await announce(world, one, amounts[1])).toBe(false);
    later(world, 5000);
    const link = mineAll(world, amounts);
    for (const reference of [other, one]) await world.submissions.pay(reference, link);
    await verify(world);
    expect(await standing(world, one)).toBe('in-review -');
    await verify(world);
    expect(await standing(world, other)).toBe('payment-refused used-already');
  });

  test('is disputed when its sender was announced after it was mined, or for both', async () => {
    for (const [delayMs, announced] of [
      [-5000, 1],
      [5000, 2],
    ] as const) {
      const world = await createWorld(await open());
      const { one, other, amounts } = await both(world);
      const link = delayMs < 0 ? mineAll(world, amounts) : '';
      later(world, 5000);
      for (const [index, reference] of [one, other].slice(0, announced).entries())
        await announce(world, reference, amounts[index]!);
      later(world, 5000);
      const paid = link || mineAll(world, amounts);
      await world.submissions.pay(one, paid);
      await verify(world);
      expect(await standing(world, one)).toBe('checking-payment disputed');
    }
  });

  test('from a sender other than the announced one is disputed', async () => {
    const world = await createWorld(await open());
    const { one, amounts } = await both(world);
    const address = brand.donation.receivingAddress;
    await world.submissions.announcePayer({ reference: one, amountUnits: amounts[0].toString(), address });
    later(world, 5000);
    await world.submissions.pay(one, mineAll(world, amounts));
    await verify(world);
    expect(await standing(world, one)).toBe('checking-payment disputed');
  });
});
