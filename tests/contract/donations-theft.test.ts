import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { createWorld, idOf, mine, submit, type World } from '../support/submission-world.ts';

const verify = (world: World) => world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });

const submitNo = (world: World, number: number) =>
  submit(world, { url: `https://site${number}.example`, title: `P ${number * 7919}` });

async function quote(world: World, reference: string): Promise<bigint> {
  const quoted = await world.submissions.quote(reference);
  if (!quoted.ok) throw new Error('No quote');
  return BigInt(quoted.quote.amount_units);
}

/** Submissions that show their amounts at the same moment: more requests than the portal would have in work. */
const atOnce = 10;

describeOnEachEngine('an attacker with many unpaid submissions', (open, _openShared, engine) => {
  /** The rule is the same on both, and each question to a server takes ten times as long. */
  const attackersCount = engine === 'sqlite' ? 180 : 40;

  test('showing amounts 50 times never wins another submission’s payment, even for the first to claim it', async () => {
    const world = await createWorld(await open());
    const attackers: string[] = [];
    for (let number = 0; number < attackersCount; number += 1) attackers.push(await submitNo(world, number));
    const victim = await submitNo(world, 1000);
    const show50 = async (reference: string) => {
      const id = await idOf(world, reference);
      const shown = Array.from({ length: 50 }, () => world.donations.createQuote(world.database, id, 'dapp'));
      await Promise.all(shown);
    };
    const [early] = await Promise.all([quote(world, victim), ...attackers.slice(0, atOnce).map(show50)]);
    for (let from = atOnce; from < attackers.length; from += atOnce)
      await Promise.all(attackers.slice(from, from + atOnce).map(show50));
    const late = await quote(world, victim);
    const quotes = await world.database
      .selectFrom('quotes')
      .select(['submission_id', 'amount_units'])
      .execute();
    expect(quotes).toHaveLength(attackersCount * 8 + 2);
    expect(new Set(quotes.map(({ amount_units }) => amount_units)).size).toBe(quotes.length);

    const link = mine(world, early);
    for (const reference of attackers) await world.submissions.pay(reference, link);
    await verify(world);
    await world.submissions.pay(victim, link);
    await verify(world);
    expect(late).not.toBe(early);
    const states = await world.database.selectFrom('submissions').select(['id', 'state']).execute();
    const own = await idOf(world, victim);
    for (const { id, state } of states) expect(state).toBe(id === own ? 'in-review' : 'payment-refused');
  });
});

/** What people and time can do. `who` and `what` pick from the existing submissions and transactions. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('show' as const), who: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), who: fc.nat(5), what: fc.nat(20) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('claim' as const), who: fc.nat(5), what: fc.nat(20) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('announce' as const), who: fc.nat(5), what: fc.nat(20) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), who: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('verify' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('housekeeping' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 61, 300, 86_400, 14 * 86_400, 16 * 86_400, 30 * 86_400),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Six people at the same time, and so few amounts that each one is wanted again. */
async function createHarbor(world: World) {
  const references: string[] = [];
  for (let number = 0; number < 6; number += 1) references.push(await submitNo(world, number));
  const owners = new Map<number, number>();
  for (const [who, reference] of references.entries()) owners.set(await idOf(world, reference), who);
  /** Every payment with the person who made it. */
  const paid: { link: string; who: number }[] = [];
  const ofChain = (link: string) => link.split('/').at(-1)!;

  /**
   * What each person was shown, and how long it is theirs: forever while unpaid, else for the 30 days that
   * the pages promise.
   */
  const shown = references.map(() => new Set<string>());
  const theirsUntil = new Map<number, number>();
  const amountsOf = (who: number): string[] =>
    world.clock.time.getTime() <= (theirsUntil.get(who) ?? Infinity) ? [...shown[who]!] : [];

  /** Checks which submissions are paid. @param startedMs when the round began, in which it happened */
  async function noteEnds(startedMs: number): Promise<void> {
    for (const [who, reference] of references.entries()) {
      const state = (await world.submissions.status(reference))?.state;
      const isOpen =
        state !== undefined && ['awaiting-payment', 'checking-payment', 'payment-refused'].includes(state);
      if (!isOpen && !theirsUntil.has(who)) theirsUntil.set(who, startedMs + 30 * 86_400_000);
    }
  }

  async function take(step: Step): Promise<void> {
    switch (step.do) {
      case 'show':
        shown[step.who]!.add(String(await quote(world, references[step.who]!)));
        return;
      case 'pay': {
        const amounts = amountsOf(step.who);
        const amount = amounts[step.what % Math.max(1, amounts.length)];
        if (amount !== undefined) paid.push({ link: mine(world, BigInt(amount)), who: step.who });
        return;
      }
      case 'claim': {
        const chosen = paid[step.what % Math.max(1, paid.length)];
        if (chosen) await world.submissions.pay(references[step.who]!, chosen.link);
        return;
      }
      case 'announce': {
        const amounts = references.flatMap((_, who) => amountsOf(who));
        const amountUnits = amounts[step.what % Math.max(1, amounts.length)] ?? '1';
        const address = `0x${'5'.repeat(40)}`;
        await world.submissions.announcePayer({ reference: references[step.who]!, amountUnits, address });
        return;
      }
      case 'withdraw':
        return world.submissions.withdraw(references[step.who]!);
      case 'verify':
        await verify(world);
        return;
      case 'housekeeping':
        await world.submissions.expire();
        return;
      case 'wait':
        world.clock.time = new Date(world.clock.time.getTime() + step.seconds * 1000);
    }
  }

  async function check(): Promise<void> {
    const rows = await world.database
      .selectFrom('payments')
      .select(['submission_id', 'tx_hash', 'status'])
      .where('status', 'in', ['accepted', 'disputed'])
      .execute();
    for (const { submission_id, tx_hash, status } of rows) {
      const payment = paid.find(({ link }) => ofChain(link) === tx_hash);
      expect([status, owners.get(submission_id)]).toEqual(['accepted', payment?.who]);
    }
  }
  return { take, check, noteEnds };
}

/** A step that is not allowed now is skipped; anything else is an error. */
async function tolerate(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code !== 'conflict' && code !== 'not-found' && code !== 'unavailable') throw error;
  });
}

describeOnEachEngine(
  'showing, paying, claiming, withdrawing and expiring in any order',
  (open, _openShared, engine) => {
    test('never gives a payment to a submission other than the one it was made for', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 20, maxLength: 40 }),
          async (rounds) => {
            let next = 0;
            const world = await createWorld(await open(), {
              randomInt: (max) => (next += 1) % Math.min(max, 2),
            });
            const { take, check, noteEnds } = await createHarbor(world);
            for (const round of rounds) {
              // Everything in one round happens at the same time.
              const startedMs = world.clock.time.getTime();
              await Promise.all(round.map((each) => tolerate(take(each))));
              await noteEnds(startedMs);
              await check();
            }
            await verify(world);
            await check();
          },
        ),
        { numRuns: engine === 'sqlite' ? 50 : 8, endOnFailure: true },
      );
    });
  },
);
