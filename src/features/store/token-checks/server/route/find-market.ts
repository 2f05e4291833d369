import { encodeFunctionData, isAddressEqual, zeroAddress, type Hex } from 'viem';
import { callContract } from '#platform/chain/call-contract.ts';
import type { RpcCall } from '#platform/chain/json-rpc.ts';
import { decodeAddress } from '#platform/chain/token/decode-answer.ts';
import type { Why } from '../../model/check.ts';
import type { ChainExchanges, Exchange } from '../../model/exchanges.ts';
import type { Market } from '../../model/route.ts';
import { exchangeAbi } from '../../model/token-abi.ts';
import { decodeAmounts } from './decode-amounts.ts';

export interface MarketQuestion {
  token: Hex;
  /** The pair that a person named; otherwise the exchanges' factories are asked. */
  pair: Hex | undefined;
  exchanges: ChainExchanges;
}

interface Offer {
  market: Market;
  /** Of the wrapped coin, by three buyers. */
  spends: readonly bigint[];
}

export type FoundMarket =
  | ({ ok: true } & Offer)
  | { ok: false; why: Extract<Why, 'no-pair' | 'pair-unknown' | 'pair-without-liquidity'> };

type View = 'token0' | 'token1' | 'factory';

/** Shares of the pair's tokens that buyers get, in hundred-thousandths: three sizes that move its price by less than one percent. */
const buyShares = [50n, 200n, 400n];
const shareWhole = 100_000n;

const lower = (address: string) => address.toLowerCase() as Hex;

const askView = async (call: RpcCall, to: Hex, functionName: View) =>
  decodeAddress(
    await callContract(call, { to, data: encodeFunctionData({ abi: exchangeAbi, functionName }) }),
  );

async function getPair(call: RpcCall, factory: Hex, tokens: readonly [Hex, Hex]): Promise<Hex | null> {
  const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'getPair', args: tokens });
  const pair = decodeAddress(await callContract(call, { to: factory, data }));
  return pair === null || isAddressEqual(pair, zeroAddress) ? null : pair;
}

interface PairOf {
  exchange: Exchange;
  pair: Hex;
  /** The wrapped coin, or a quote. */
  other: Hex;
}

/** What a pair remembers to hold of the token. The token itself may lie about it. */
async function reserveOf(call: RpcCall, token: Hex, { pair, other }: PairOf): Promise<bigint> {
  const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'getReserves' });
  const answer = await callContract(call, { to: pair, data });
  if (answer.length < 130) return 0n;
  // In the order of the two addresses.
  return token < lower(other) ? BigInt(answer.slice(0, 66)) : BigInt(`0x${answer.slice(66, 130)}`);
}

/** The pairs of a token with the wrapped coin and with the quotes, in the order of the table. */
async function listPairs(call: RpcCall, { token, exchanges }: MarketQuestion): Promise<PairOf[]> {
  const others = [exchanges.wrapped, ...exchanges.quotes].filter((other) => !isAddressEqual(other, token));
  const asked = exchanges.exchanges.flatMap((exchange) =>
    others.map(async (other): Promise<PairOf[]> => {
      const pair = await getPair(call, exchange.factory, [token, other]);
      return pair ? [{ exchange, pair, other }] : [];
    }),
  );
  return (await Promise.all(asked)).flat();
}

/** The named pair, where it is one that a known factory has for this token: a pair of someone's own could revert at will. */
async function findNamedPair(
  call: RpcCall,
  { token, pair, exchanges }: MarketQuestion & { pair: Hex },
): Promise<PairOf | undefined> {
  const [token0, token1, factory] = await Promise.all([
    askView(call, pair, 'token0'),
    askView(call, pair, 'token1'),
    askView(call, pair, 'factory'),
  ]);
  const exchange = exchanges.exchanges.find(
    (known) => factory !== null && isAddressEqual(known.factory, factory),
  );
  if (!exchange || !token0 || !token1) return undefined;
  const known = await getPair(call, exchange.factory, [token0, token1]);
  if (!known || !isAddressEqual(known, pair)) return undefined;
  const other = [token0, token1].find((each) => !isAddressEqual(each, token));
  const isOwn = [token0, token1].some((each) => isAddressEqual(each, token));
  const quotes = [exchanges.wrapped, ...exchanges.quotes];
  const quote = quotes.find((each) => other !== undefined && isAddressEqual(each, other));
  return isOwn && quote ? { exchange, pair, other: quote } : undefined;
}

function marketOf({ exchange, pair, other }: PairOf, { token, exchanges }: MarketQuestion): Market {
  const wrapped = lower(exchanges.wrapped);
  const path = isAddressEqual(other, wrapped) ? [wrapped, token] : [wrapped, lower(other), token];
  return {
    ...{ exchange: exchange.name, token, pair, wrapped, path },
    router: lower(exchange.router),
  };
}

/** What a share of the pair's tokens costs in wrapped coins; zero where the exchange does not say it. */
async function costOf(call: RpcCall, market: Market, amount: bigint): Promise<bigint> {
  const args = [amount, market.path] as const;
  const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'getAmountsIn', args });
  return decodeAmounts(await callContract(call, { to: market.router, data })).at(0) ?? 0n;
}

/** Undefined where nothing can be bought there. */
async function findOffer(call: RpcCall, question: MarketQuestion, found: PairOf): Promise<Offer | undefined> {
  const market = marketOf(found, question);
  const factory = await askView(call, market.router, 'factory');
  if (!factory || !isAddressEqual(factory, found.exchange.factory)) return undefined;
  const held = await reserveOf(call, question.token, found);
  const amounts = buyShares.map((share) => (held * share) / shareWhole);
  const spends = await Promise.all(amounts.map((amount) => costOf(call, market, amount)));
  return spends.every((spend) => spend > 1_000n) ? { market, spends } : undefined;
}

/** The same share of a pair costs more, the more coins are in it. */
const depthOf = ({ spends }: Offer) => spends[0] ?? 0n;

/**
 * The pair that is used, with what three buyers spend in it: the one with most in it, because a token that can be sold in a small pair may not be in
 * the one that people use.
 * @throws where the endpoint does not answer
 */
export async function findMarket(call: RpcCall, question: MarketQuestion): Promise<FoundMarket> {
  const { pair } = question;
  const named = pair ? await findNamedPair(call, { ...question, pair }) : undefined;
  if (pair && !named) return { ok: false, why: 'pair-unknown' };
  const pairs = named ? [named] : await listPairs(call, question);
  if (pairs.length === 0) return { ok: false, why: 'no-pair' };
  const offers = await Promise.all(pairs.map((found) => findOffer(call, question, found)));
  const deepest = offers.reduce<Offer | undefined>(
    (best, offer) => (offer && (!best || depthOf(offer) > depthOf(best)) ? offer : best),
    undefined,
  );
  return deepest ? { ok: true, ...deepest } : { ok: false, why: 'pair-without-liquidity' };
}
