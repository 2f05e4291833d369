import * as v from 'valibot';
import { numberToHex, type Hex } from 'viem';
import { callContract } from '#platform/chain/call-contract.ts';
import { isTooLarge } from '#platform/chain/is-too-large.ts';
import type { RpcCall } from '#platform/chain/json-rpc.ts';
import { foundLogsSchema } from '#platform/chain/rpc-answer.ts';
import { decodeWord } from '#platform/chain/token/decode-answer.ts';
import type { Why } from '../model/check.ts';
import { listBalances, shareOf, type TokenMove } from '../model/holders.ts';
import type { Judged } from '../model/judge-route.ts';
import { isAccount } from './is-account.ts';
import { balanceData } from './route/call-data.ts';

/** `Transfer(address,address,uint256)` */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const counted = 10;
/** Ten holders with half of all tokens can take the market with them. */
const mostShare = 5_000;

interface Question {
  token: Hex;
  block: bigint;
  supply: bigint;
  /** Addresses that hold for others, or for no one: pair, router, burn addresses. In small letters. */
  apart: ReadonlySet<string>;
}

const unknown = (why: Why): Judged => ({ id: 'holders', outcome: 'not-determined', why, params: {} });

const addressOf = (topic: string) => `0x${topic.slice(26)}`;

/** Every transfer up to the block; undefined where the endpoint gives less than all of them. */
async function readMoves(call: RpcCall, { token, block }: Question): Promise<TokenMove[] | undefined> {
  const range = { fromBlock: '0x0', toBlock: numberToHex(block) };
  // An answer that is too large to be read is one of a token that many people use.
  const answer = await call('eth_getLogs', [{ ...range, address: token, topics: [transferTopic] }]).catch(
    () => undefined,
  );
  const parsed = answer?.ok ? v.safeParse(foundLogsSchema, answer.result) : undefined;
  if (!parsed?.success) return undefined;
  const logs = parsed.output.filter(({ topics, data, removed }) => {
    return !removed && topics.length === 3 && data.length === 66;
  });
  return logs.map(({ topics, data }) => ({
    from: addressOf(topics[1]!),
    to: addressOf(topics[2]!),
    units: BigInt(data),
  }));
}

async function readBalance(call: RpcCall, token: Hex, of: string): Promise<bigint> {
  const data = balanceData(of as Hex);
  return decodeWord(await callContract(call, { to: token, data })) ?? 0n;
}

/** Undefined where the token answers more than can be read. */
function noBalances(error: unknown): undefined {
  if (!isTooLarge(error)) throw error;
}

/** Of the largest holders by their logs; contracts hold for others, such as locks and treasuries, and are counted apart. */
async function readLargest(call: RpcCall, { token }: Question, addresses: readonly string[]) {
  return Promise.all(
    addresses.map(async (address) => {
      const [units, isPerson] = await Promise.all([
        readBalance(call, token, address),
        isAccount(call, address),
      ]);
      return { units, isPerson };
    }),
  );
}

/**
 * How much ten accounts have together, by their balances: events only say who may have some.
 * @throws where the endpoint does not answer
 */
export async function readHolders(call: RpcCall, question: Question): Promise<Judged> {
  const moves = await readMoves(call, question);
  if (!moves) return unknown('logs-limited');
  const known = listBalances(moves).filter(([address]) => !question.apart.has(address));
  const addresses = known.slice(0, 2 * counted).map(([address]) => address);
  const largest = await readLargest(call, question, addresses).catch(noBalances);
  if (!largest) return unknown('endpoint-failed');
  const shareOfThose = (isPerson: boolean) => {
    const own = largest.filter((holder) => holder.isPerson === isPerson).slice(0, counted);
    return shareOf(
      own.map(({ units }) => units),
      question.supply,
    );
  };
  const params = { share: shareOfThose(true), inContracts: shareOfThose(false) };
  return params.share >= mostShare
    ? { id: 'holders', outcome: 'caution', why: 'concentrated', params }
    : { id: 'holders', outcome: 'passed', why: 'spread', params };
}
