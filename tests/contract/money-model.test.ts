import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMoneyWorld, payer, type MoneyWorld } from '../support/money-world.ts';

const minuteMs = 60_000;
const submissionCount = 3;

/** What teams, the desk, the chain, its endpoint and time do. Numbers pick from what there is. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('show' as const), who: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      what: fc.nat(9),
      extra: fc.constantFrom(0n, 0n, 0n, 1n),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('claim' as const),
      who: fc.option(fc.nat(9), { freq: 2 }),
      what: fc.nat(9),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('verify' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('recheck' as const), times: fc.constantFrom(1, 4) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      who: fc.nat(9),
      part: fc.constantFrom(1n, 1n, 2n),
      isSent: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), who: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), what: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('endpoint' as const),
      mode: fc.constantFrom('up', 'up', 'down', 'lagging'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settings' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 11, 45) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const pick = <Value>(from: readonly Value[], number: number): Value | undefined => from[number % from.length];

async function verify(world: MoneyWorld): Promise<void> {
  await world.both((each) => each.verifyDue(world.events));
  await world.both((each) => each.refunds.verifyDue(world.events));
}

async function refund(
  world: MoneyWorld,
  { who, part, isSent }: Extract<Act, { do: 'refund' }>,
): Promise<void> {
  const submissionId = pick(world.submissions, who)!;
  const listed = await world.one().refunds.listRefundable(submissionId);
  const paid = await world.one().refunds.findPaid(submissionId);
  if (!listed.ok || !paid.ok) return;
  const [first] = listed.payments;
  if (!first?.leftUnits || first.leftUnits <= 0n) return;
  const amountUnits = first.leftUnits / part;
  const { tokenContract: token, receivingAddress: from } = first.terms;
  const given = world.send({ units: amountUnits, token, from, to: payer });
  if (!isSent) world.chain.mined.delete(given.hash);
  // Two people record at once, of the same payment; what never arrives is recorded by one.
  const others = isSent ? [world.send({ units: amountUnits, token, from, to: payer })] : [];
  await Promise.all(
    [given, ...others].map(({ hash: link }) =>
      world.database.transaction().execute((transaction) =>
        world.one().refunds.record({
          ...{ transaction, submissionId, payments: paid.payments, recordedBy: 'Ana' },
          ...{ link, amountUnits, receiver: payer, receiverReason: 'As agreed.' },
        }),
      ),
    ),
  );
}

async function perform(world: MoneyWorld, step: Act): Promise<void> {
  const { database, state, submissions, shown, sent, chain } = world;
  switch (step.do) {
    case 'show': {
      const submission = pick(submissions, step.who)!;
      const quote = await world.one().createQuote(database, submission, 'dapp');
      const { tokenContract: token, receivingAddress: receiver } = world.brand().donation;
      shown.push({ quote, submission, token: token.toLowerCase(), receiver: receiver.toLowerCase() });
      return;
    }
    case 'pay': {
      const what = pick(shown, step.what);
      if (!what) return;
      const { token, receiver: to, quote } = what;
      sent.push(world.send({ units: quote.amountUnits + step.extra, token, from: payer, to }));
      return;
    }
    case 'claim': {
      const what = pick(sent, step.what);
      if (!what) return;
      // Mostly by the submission that was asked for this amount.
      const owner = shown.find(({ quote }) => quote.amountUnits === what.units)?.submission;
      const who = step.who === null ? (owner ?? submissions[0]!) : pick(submissions, step.who)!;
      await world.one().recordPayment(database, who, what.hash);
      return;
    }
    case 'verify':
      return verify(world);
    case 'recheck':
      for (let time = 0; time < step.times; time += 1) {
        state.ms += 11 * minuteMs;
        await world.both((each) => each.recheckAccepted(world.events));
        await verify(world);
      }
      return;
    case 'refund':
      return refund(world, step);
    case 'ask': {
      const submissionId = pick(submissions, step.who)!;
      const records = await world.one().refunds.list(database, submissionId);
      const open = records.filter(({ status }) => status !== 'corrected');
      await world.both(({ refunds }) =>
        Promise.all(open.map(({ id }) => refunds.askAgain({ id, submissionId }, world.events))),
      );
      return;
    }
    case 'drop': {
      const what = pick([...chain.mined.keys()], step.what);
      if (what) chain.mined.delete(what);
      return;
    }
    case 'return':
      for (const { hash, mined } of sent) chain.mined.set(hash, mined);
      return;
    case 'endpoint':
      return world.setMode(step.mode as 'up' | 'down' | 'lagging');
    case 'settings':
      return world.changeSettings();
    case 'wait':
      state.ms += step.minutes * minuteMs;
  }
}

const acceptedOf = ({ database }: MoneyWorld) =>
  database
    .selectFrom('payments')
    .select(['id', 'submission_id', 'tx_hash', 'quote_id', 'amount_units'])
    .where('status', '=', 'accepted')
    .execute();

async function expectSound(world: MoneyWorld): Promise<void> {
  const accepted = await acceptedOf(world);
  expect(new Set(accepted.map(({ tx_hash }) => tx_hash)).size, 'no transfer counts twice').toBe(
    accepted.length,
  );
  for (const { quote_id, tx_hash, submission_id, amount_units } of accepted) {
    const what = world.shown.find(({ quote }) => quote.id === quote_id)!;
    const paid = world.sent.find(({ hash }) => hash === tx_hash)!;
    expect([submission_id, amount_units, paid.units, paid.token, paid.to]).toEqual([
      ...[what.submission, String(what.quote.amountUnits), what.quote.amountUnits, what.token, what.receiver],
    ]);
  }
  const refunds = await world.database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['payments.tx_hash', 'refunds.amount_units'])
    .where('refunds.status', 'in', ['checking', 'proven'])
    .execute();
  for (const [hash, records] of Map.groupBy(refunds, ({ tx_hash }) => tx_hash)) {
    const given = records.reduce((sum, { amount_units }) => sum + BigInt(amount_units), 0n);
    const paid = world.sent.find((each) => each.hash === hash)!;
    expect(given <= paid.units, 'no more is given back than was paid').toBe(true);
  }
}

/** Everything that was paid as it was asked for counts in the end, for the submission that was asked, unless it was given back to another. */
async function expectNothingLost(world: MoneyWorld): Promise<void> {
  world.setMode('up');
  await perform(world, { do: 'return' });
  const owed = world.sent.flatMap((paid) => {
    const what = world.shown.find(
      ({ quote, token, receiver }) =>
        quote.amountUnits === paid.units && token === paid.token && receiver === paid.to,
    );
    return what ? [{ paid, submission: what.submission }] : [];
  });
  for (const { paid, submission } of owed)
    await world.one().recordPayment(world.database, submission, paid.hash);
  for (let round = 0; round < 2; round += 1) {
    world.state.ms += 2 * minuteMs;
    await verify(world);
  }
  const elsewhere = await world.database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['payments.tx_hash', 'payments.submission_id'])
    .where('payments.status', '<>', 'accepted')
    .execute();
  const accepted = await acceptedOf(world);
  for (const { paid, submission } of owed) {
    const isGivenBack = elsewhere.some(
      ({ tx_hash, submission_id }) => tx_hash === paid.hash && submission_id !== submission,
    );
    const counts = accepted.some(
      ({ tx_hash, submission_id }) => tx_hash === paid.hash && submission_id === submission,
    );
    expect(counts || isGivenBack, 'no payment is lost').toBe(true);
  }
}

describeOnEachEngine('money, whatever teams, the desk, the chain and its endpoint do', (open) => {
  test('counts once, is never lost, is honored as it was asked for, and is given back once', async () => {
    // A run costs ten times as much on PostgreSQL.
    const { engine } = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (steps) => {
        const world = await createMoneyWorld(await open(), submissionCount);
        for (const step of steps) {
          const before = await acceptedOf(world);
          await perform(world, step);
          await expectSound(world);
          if (world.state.mode === 'up') continue;
          const after = new Set((await acceptedOf(world)).map(({ id }) => id));
          expect(
            before.every(({ id }) => after.has(id)),
            'an endpoint that lags undoes nothing',
          ).toBe(true);
        }
        await expectNothingLost(world);
      }),
      { numRuns: engine.name === 'sqlite' ? 60 : 10 },
    );
  }, 240_000);
});
