import type { Hex } from 'viem';
import { fails, type BuyerRoute, type Market, type Movement, type Sale } from '../../model/route.ts';
import type { SimulatedAnswer, SimulatedBlock } from '../../model/simulation.ts';
import type { Simulate } from '../simulate.ts';
import {
  createBuyerCalls,
  readAmount,
  readMovement,
  readPurchase,
  readSale,
  type Buyer,
} from './buyer-calls.ts';

export interface RouteTools {
  simulate: Simulate;
  market: Market;
  /** What a buyer needs for the calls of one simulation beside what it spends. */
  feeCoins: bigint;
}

type Onward = NonNullable<BuyerRoute['onward']>;

/** Between two blocks, in seconds. */
const blockSeconds = 12;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** After the first sale: the next block, an hour, a day, a week, a month. */
const laterSeconds = [3 * blockSeconds, hour, day, 7 * day, 30 * day];
/** A token whose trading has not begun may say so only by failing; these days are tried. */
const openingSeconds = [hour, day, 7 * day, 30 * day];

/** Coins of the accounts that make calls; the router makes one itself. */
const balancesOf = ({ market, feeCoins }: RouteTools, { account, spends }: Buyer): Record<Hex, bigint> => ({
  [account]: spends + feeCoins,
  [market.router]: feeCoins,
});

/** The purchase, and in blocks after it what is tried; answers without those of the purchase. */
async function afterPurchase(
  tools: RouteTools,
  buyer: Buyer,
  blocks: readonly SimulatedBlock[],
): Promise<readonly (readonly SimulatedAnswer[])[]> {
  const calls = createBuyerCalls(tools.market, buyer).buy();
  const answers = await tools.simulate({
    blocks: [{ afterSeconds: blockSeconds, calls }, ...blocks],
    balances: balancesOf(tools, buyer),
  });
  return answers.slice(1);
}

async function measureMoves(tools: RouteTools, buyer: Buyer, got: bigint) {
  const calls = createBuyerCalls(tools.market, buyer);
  const part = got / 4n;
  const [[given, paid], [pulled]] = await Promise.all([
    afterPurchase(tools, buyer, [
      { afterSeconds: 2 * blockSeconds, calls: calls.give(part) },
      { afterSeconds: 3 * blockSeconds, calls: calls.payPair(part) },
    ]),
    // By itself: the router is a contract, and without its call the others are checked as transactions.
    afterPurchase(tools, buyer, [{ afterSeconds: 2 * blockSeconds, calls: calls.pull(part) }]),
  ]);
  return {
    transfer: readMovement(given ?? [], part),
    direct: readMovement(paid ?? [], part),
    pulled: readMovement((pulled ?? []).slice(1), part),
  };
}

async function measureSales(
  tools: RouteTools,
  buyer: Buyer,
  got: bigint,
): Promise<Pick<Onward, 'resale' | 'later' | 'alone' | 'directThen'>> {
  const { sell, payPair } = createBuyerCalls(tools.market, buyer);
  const times = [2 * blockSeconds, ...laterSeconds];
  const answers = await afterPurchase(
    tools,
    buyer,
    times.map((afterSeconds, index) => ({
      afterSeconds,
      calls: sell(index === 0 ? (got * 4n) / 10n : got / 10n),
    })),
  );
  const sales = times.map((afterSeconds, index): Sale => ({
    ...readSale(answers[index] ?? []),
    afterSeconds,
  }));
  const [resale, ...later] = sales as [Sale, ...Sale[]];
  const last = later.at(-1);
  if (!last || !fails(last)) return { resale, later, alone: null, directThen: null };
  const { afterSeconds } = last;
  const part = got / 4n;
  const [alone, paid] = await afterPurchase(tools, buyer, [
    { afterSeconds, calls: sell(got / 2n) },
    { afterSeconds: afterSeconds + blockSeconds, calls: payPair(part) },
  ]);
  return {
    ...{ resale, later, alone: { ...readSale(alone ?? []), afterSeconds } },
    directThen: readMovement(paid ?? [], part),
  };
}

/** The purchase alone: whether it works, and what it gives. */
async function measurePurchase(
  tools: RouteTools,
  buyer: Buyer,
  afterSeconds = blockSeconds,
): Promise<{ purchase: Movement; got: bigint }> {
  const calls = createBuyerCalls(tools.market, buyer).buy();
  const [answers] = await tools.simulate({
    blocks: [{ afterSeconds, calls }],
    balances: balancesOf(tools, buyer),
  });
  return { purchase: readPurchase(answers ?? []), got: readAmount(answers?.at(-1)) ?? 0n };
}

/**
 * Everything that one buyer tries, each on a copy of the same block: purchase, transfer, payment to the pair by both ways, resale, and resale later.
 * @throws NotSimulated
 */
export async function measureBuyer(tools: RouteTools, buyer: Buyer): Promise<BuyerRoute> {
  const { purchase, got } = await measurePurchase(tools, buyer);
  // Ten parts of it are sold.
  if (!purchase.ok || got < 10n) return { purchase, onward: null };
  const [moves, sales] = await Promise.all([
    measureMoves(tools, buyer, got),
    measureSales(tools, buyer, got),
  ]);
  return { purchase, onward: { ...moves, ...sales } };
}

/** After how many seconds a purchase works that does not work now; null where none of the tried times works. @throws NotSimulated */
export async function findOpening(tools: RouteTools, buyer: Buyer): Promise<number | null> {
  for (const afterSeconds of openingSeconds) {
    const { purchase } = await measurePurchase(tools, buyer, afterSeconds);
    if (purchase.ok) return afterSeconds;
  }
  return null;
}
