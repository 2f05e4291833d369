import type { Hex } from 'viem';
import type { Authority, PowerTrial } from '../../model/judge-owner.ts';
import { listAttempts, type PowerFunction } from '../../model/powers.ts';
import { fails, feeOf } from '../../model/route.ts';
import type { SimulatedAnswer, SimulatedCall } from '../../model/simulation.ts';
import { createBuyerCalls, readAmount, readSale, type Buyer } from '../route/buyer-calls.ts';
import { totalSupplyData } from '../route/call-data.ts';
import type { RouteTools } from '../route/measure-route.ts';

export interface PowerQuestion {
  tools: RouteTools;
  buyer: Buyer;
  /** What the buyer gets for what it spends, in base units. */
  got: bigint;
  supply: bigint;
  /** What a sale costs as the token is now, in hundredths of a percent. */
  fee: number;
  authorities: readonly Authority[];
}

/** So many functions are tried; a token with more of them has said enough. */
const mostFunctions = 12;
const atOnce = 3;
/** A fee that grows by less is the exchange's rounding. */
const leastRise = 50;
const blockSeconds = 12;

interface Attempt {
  by: Authority;
  call: SimulatedCall;
}

/** Each authority tries each call; what the last one did that was accepted is what holds. */
function attemptsOf(fn: PowerFunction, { tools, buyer, supply, authorities }: PowerQuestion): Attempt[] {
  const calls = listAttempts(fn, { account: buyer.account, supply });
  return authorities.flatMap((by) =>
    calls.map((data) => ({
      by,
      call: {
        ...{ from: by.address.toLowerCase() as Hex, to: tools.market.token, data },
        isByContract: by.kind !== 'account',
      },
    })),
  );
}

const supplyCall = ({ tools, buyer }: PowerQuestion): SimulatedCall => ({
  ...{ from: buyer.account, to: tools.market.token },
  data: totalSupplyData(),
});

function readTrial(
  { signature, fee }: { signature: string; fee: number },
  attempts: readonly Attempt[],
  answers: readonly (readonly SimulatedAnswer[])[],
): PowerTrial {
  const [, tried, after] = answers;
  const by = attempts.findLast((_, index) => tried?.[index + 1]?.ok)?.by;
  if (!by) return { signature, result: 'refused' };
  const sale = readSale((after ?? []).slice(1));
  if (fails(sale)) return { signature, result: 'stops-resale', by };
  const to = feeOf(sale);
  if (to >= fee + leastRise) return { signature, result: 'raises-fee', by, from: fee, to };
  const before = readAmount(tried?.[0]);
  const now = readAmount(after?.[0]);
  return before !== null && now !== null && now > before
    ? { signature, result: 'creates-tokens', by }
    : { signature, result: 'without-effect' };
}

async function tryFunction(question: PowerQuestion, fn: PowerFunction): Promise<PowerTrial> {
  const { signature } = fn;
  const { tools, buyer, got, fee, authorities } = question;
  const attempts = attemptsOf(fn, question);
  if (attempts.length === 0) return { signature, result: 'refused' };
  const { buy, sell } = createBuyerCalls(tools.market, buyer);
  const asked = supplyCall(question);
  const answers = await tools.simulate({
    blocks: [
      { afterSeconds: blockSeconds, calls: buy() },
      { afterSeconds: 2 * blockSeconds, calls: [asked, ...attempts.map(({ call }) => call)] },
      { afterSeconds: 3 * blockSeconds, calls: [asked, ...sell(got / 2n)] },
    ],
    balances: {
      [buyer.account]: buyer.spends + tools.feeCoins,
      ...Object.fromEntries(authorities.map(({ address }) => [address.toLowerCase(), tools.feeCoins])),
    },
  });
  return readTrial({ signature, fee }, attempts, answers);
}

/**
 * Calls each function as each authority in a simulation, and sells afterwards. Functions beyond the first ones are not tried.
 * @throws NotSimulated
 */
export async function tryPowers(
  question: PowerQuestion,
  functions: readonly PowerFunction[],
): Promise<Map<PowerFunction, PowerTrial>> {
  const trials = new Map<PowerFunction, PowerTrial>();
  const tried = functions.slice(0, mostFunctions);
  for (let start = 0; start < tried.length; start += atOnce) {
    const part = tried.slice(start, start + atOnce);
    const results = await Promise.all(part.map((fn) => tryFunction(question, fn)));
    for (const [index, fn] of part.entries()) trials.set(fn, results[index]!);
  }
  for (const fn of functions.slice(mostFunctions))
    trials.set(fn, { signature: fn.signature, result: 'not-tried' });
  return trials;
}
