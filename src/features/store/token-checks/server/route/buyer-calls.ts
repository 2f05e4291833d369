import type { Hex } from 'viem';
import { plainText } from '../../model/check.ts';
import type { Market, Movement, Step } from '../../model/route.ts';
import type { SimulatedAnswer, SimulatedCall } from '../../model/simulation.ts';
import {
  amountsOutData,
  approveData,
  balanceData,
  depositData,
  swapData,
  transferData,
  transferFromData,
} from './call-data.ts';
import { decodeAmounts } from './decode-amounts.ts';

/** A fresh account, and what it pays. Nothing about it is the same in two checks. */
export interface Buyer {
  account: Hex;
  /** Whom it sends tokens to. */
  friend: Hex;
  /** Of the wrapped coin, in base units. */
  spends: bigint;
}

/** The calls of one buyer in one market. */
export function createBuyerCalls(market: Market, { account, friend, spends }: Buyer) {
  const { token, pair, router, wrapped, path } = market;
  const back = path.toReversed();
  const call = (to: Hex, data: Hex): SimulatedCall => ({ from: account, to, data });
  const balanceIn = (to: Hex, of: Hex) => call(to, balanceData(of));
  const approve = (to: Hex) => call(to, approveData(router));
  const send = (to: Hex, amount: bigint) => [
    balanceIn(token, to),
    call(token, transferData(to, amount)),
    balanceIn(token, to),
  ];
  return {
    /** Six answers: what is owed is the third one, what the purchase did the fifth, what arrived the last. */
    buy: (): SimulatedCall[] => [
      { ...call(wrapped, depositData()), value: spends },
      approve(wrapped),
      call(router, amountsOutData(spends, path)),
      balanceIn(token, account),
      call(router, swapData(spends, path, account)),
      balanceIn(token, account),
    ],
    /** Three answers: balance before, what it did, balance after. */
    give: (amount: bigint) => send(friend, amount),
    payPair: (amount: bigint) => send(pair, amount),
    /** Four answers: the approval is the first one, then as above. The router asks, as in a sale. */
    pull: (amount: bigint): SimulatedCall[] => [
      approve(token),
      balanceIn(token, pair),
      { from: router, to: token, data: transferFromData(account, pair, amount), isByContract: true },
      balanceIn(token, pair),
    ],
    /** Five answers: approval, what is owed, wrapped coins before, what the sale did, wrapped coins after. */
    sell: (amount: bigint): SimulatedCall[] => [
      approve(token),
      call(router, amountsOutData(amount, back)),
      balanceIn(wrapped, account),
      call(router, swapData(amount, back, account)),
      balanceIn(wrapped, account),
    ],
  };
}

/** A balance; null where the call failed or answered something else. */
export function readAmount(answer: SimulatedAnswer | undefined): bigint | null {
  return answer?.ok && answer.data.length >= 66 ? BigInt(answer.data.slice(0, 66)) : null;
}

/** What the exchange would give at the end of its path; null where it says nothing. */
function readQuote(answer: SimulatedAnswer | undefined): bigint | null {
  return answer?.ok ? (decodeAmounts(answer.data).at(-1) ?? null) : null;
}

const stepOf = (answer: SimulatedAnswer | undefined): Step => ({
  ok: answer?.ok ?? false,
  reason: answer && !answer.ok ? answer.reason : '',
});

/** `false` without a revert is a refusal too; tokens that answer nothing work. */
function movedStep(answer: SimulatedAnswer | undefined): Step {
  const step = stepOf(answer);
  return readAmount(answer) === 0n ? { ok: false, reason: 'false' } : step;
}

/** @param answers balance before, what it did, balance after */
export function readMovement(answers: readonly (SimulatedAnswer | undefined)[], sent: bigint): Movement {
  const [before, did, after] = answers;
  const arrived = (readAmount(after) ?? 0n) - (readAmount(before) ?? 0n);
  return { ...movedStep(did), sent, arrived: arrived > 0n ? arrived : 0n };
}

/** @param answers of `buy` */
export function readPurchase(answers: readonly SimulatedAnswer[]): Movement {
  const [, , owed, before, did, after] = answers;
  const movement = readMovement([before, undefined, after], readQuote(owed) ?? 0n);
  return { ...movement, ...stepOf(did) };
}

/** @param answers of `sell` */
export function readSale(answers: readonly SimulatedAnswer[]): Movement {
  const [approved, owed, before, did, after] = answers;
  const movement = readMovement([before, undefined, after], readQuote(owed) ?? 0n);
  const step = stepOf(did);
  // Some tokens refuse a second approval and still have the first one: the sale decides, and what the router says of it comes first.
  const reasons = [step.reason, stepOf(approved).reason].filter((reason) => reason !== '');
  return { ...movement, ...step, reason: step.ok ? '' : plainText(reasons.join('; ')) };
}
