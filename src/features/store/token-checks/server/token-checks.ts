import { findEvmAddress } from '#features/core/addresses/model/canonical-address.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import { createKeyedSemaphore } from '#lib/keyed-semaphore.ts';
import { within } from '#lib/within.ts';
import { askEndpoint, askHead } from '#platform/chain/ask-endpoint.ts';
import { createJsonRpc, type RpcCall } from '#platform/chain/json-rpc.ts';
import type { NetworkEndpoint } from '#platform/chain/network-chains.ts';
import { chainIdSchema } from '#platform/chain/rpc-answer.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits, Refusal } from '#platform/limits/limits.ts';
import type { Log } from '#platform/log/log.ts';
import { createOutageLog } from '#platform/log/outage-log.ts';
import type { CompareToken } from '../model/comparison.ts';
import { exchangeTable, type ExchangeTable } from '../model/exchanges.ts';
import { callUntil } from './call-until.ts';
import { createCheckBudget } from './check-budget.ts';
import {
  dropOldChecks,
  findCheckOf,
  findLatestCheck,
  keepLonger,
  storeCheck,
  type MadeFor,
  type TokenCheck,
} from './check-rows.ts';
import { checkToken, type TokenQuestion } from './check-token.ts';
import type { SourceRepository } from './source-repository.ts';

/** Which token, and who asks. */
export interface TokenAsk {
  /** Key of a network of the forms. */
  network: string;
  address: string;
  /** The pair to trade in; without it, the exchanges are asked. */
  pair?: string | undefined;
  /** Network address of a visitor, whose share counts. Undefined for what the portal asks itself. */
  visitor?: string | undefined;
  madeFor: MadeFor;
}

export type TokenAnswer =
  | { ok: true; check: TokenCheck }
  | { ok: false; code: 'no-network' | 'no-address' | 'endpoint-down' }
  /** `busy`: too many checks are being made; `used-up`: a share of some time is spent, whose it is says `by`. */
  | { ok: false; code: 'busy' | 'used-up'; by: 'visitor' | 'network'; retryAfterSeconds: number };

/** A check by what it was about. */
interface MadeCheck extends Pick<TokenAsk, 'network' | 'address' | 'pair'> {
  block: number;
}

export interface TokenChecks {
  /** Keys of those with an endpoint, on which tokens are checked. */
  networks: readonly string[];
  /** Of the repository that is asked for sources; null where none is. */
  sourceHost: string | null;
  /** Checks a token; all who ask for it at the same block get one check. */
  check(ask: TokenAsk): Promise<TokenAnswer>;
  /** The check of one block; undefined where none was made, or it was dropped. */
  find(made: MadeCheck): Promise<TokenCheck | undefined>;
  findLatest(token: { network: string; address: string }): Promise<TokenCheck | undefined>;
  dropOld(): Promise<void>;
}

interface Options {
  database: Database;
  /** Those of what visitors read, never those of the payments where the operator has named others. */
  endpoints: ReadonlyMap<string, NetworkEndpoint>;
  /** Of one network. */
  dailyChecks: number;
  limits: Limits;
  compare?: CompareToken | undefined;
  exchanges?: ExchangeTable;
  /** Undefined where no sources are looked up. */
  sources?: SourceRepository | undefined;
  /** Of a visitor, with the time in the queue. */
  longestWaitMs?: number;
  now: () => Date;
  log: Log;
}

/** Of a network, for visitors and for the portal itself each: a check holds its endpoint for some seconds. */
const atOnce = { atOnce: 2, waiting: 20 };
const busy: TokenAnswer = { ok: false, code: 'busy', by: 'network', retryAfterSeconds: 10 };
const usedUp = (by: 'visitor' | 'network', { retryAfterSeconds }: Refusal): TokenAnswer => ({
  ok: false,
  code: 'used-up',
  by,
  retryAfterSeconds,
});
const answerTimeoutMs = 20_000;
/** The server closes a connection that was silent for a minute (`platform/http/limited-server.ts`): checks and waits end before. */
const checkTimeoutMs = 45_000;
const usualWaitMs = 50_000;
/** A token that answers more is not read further. */
const maxAnswerBytes = 1_048_576;

function parseAsk(ask: Pick<TokenAsk, 'network' | 'address' | 'pair'>): TokenQuestion | undefined {
  const { network, address, pair } = ask;
  if (!isNetworkKey(network)) return undefined;
  const token = findEvmAddress(network, address);
  const named = pair === undefined ? undefined : findEvmAddress(network, pair);
  if (!token || (pair !== undefined && !named)) return undefined;
  return { network, token, pair: named };
}

async function findMade(database: Database, { block, ...asked }: MadeCheck): Promise<TokenCheck | undefined> {
  const question = parseAsk(asked);
  return question && findCheckOf(database, question, BigInt(block));
}

/** @throws where the endpoint does not serve the chain */
async function requireChain(call: RpcCall, chainId: number): Promise<void> {
  const served = await askEndpoint(call, { method: 'eth_chainId', params: [], schema: chainIdSchema });
  if (served !== chainId) throw new Error(`the endpoint serves chain ${served} instead of ${chainId}`);
}

/** Once for each network, and without the address of its endpoint, which may include a key. */
function logOutages(log: Log, networks: Iterable<string>) {
  const logOf = (network: string) => {
    const begins = `tokens of ${network} cannot be checked: the endpoint does not respond correctly`;
    return createOutageLog(log, { begins, ends: `tokens of ${network} are checked again` });
  };
  return new Map([...networks].map((network) => [network, logOf(network)] as const));
}

interface Run {
  question: TokenQuestion;
  endpoint: NetworkEndpoint;
  madeFor: MadeFor;
  /** Whose share of the day it takes. */
  payer: MadeFor;
}

function payerOf({ visitor, madeFor }: Pick<TokenAsk, 'visitor' | 'madeFor'>): MadeFor {
  if (visitor !== undefined) return 'visitor';
  return madeFor === 'listed' ? 'listed' : 'review';
}

/** Visitors who fill theirs do not keep waiting what is in review. */
const queueOf = ({ payer, question }: Run) => `${payer === 'visitor'} ${question.network}`;

/** The check of the latest block: the stored one, or one that is made now. @throws where the endpoint fails, or it takes too long */
async function makeCheck(
  { database, compare, exchanges = exchangeTable, sources, now }: Options,
  { question, endpoint, madeFor }: Run,
  takeRun: () => Promise<TokenAnswer | undefined>,
): Promise<TokenAnswer> {
  const rpc = createJsonRpc({ rpcUrl: endpoint.rpcUrl, timeoutMs: answerTimeoutMs, maxAnswerBytes });
  const call = callUntil(AbortSignal.timeout(checkTimeoutMs), rpc);
  const [head] = await Promise.all([askHead(call), requireChain(call, endpoint.chainId)]);
  const stored = await findCheckOf(database, question, head);
  if (stored) return { ok: true, check: stored };
  const refused = await takeRun();
  if (refused) return refused;
  const { chainId } = endpoint;
  const tools = { call, compare, exchanges: exchanges[chainId], findSource: sources?.of(chainId) };
  const result = await checkToken(tools, question);
  await storeCheck(database, question, { result, madeFor, now: now() });
  const check = await findCheckOf(database, question, result.block);
  if (!check) throw new Error('a check that was stored cannot be read');
  return { ok: true, check };
}

/** Checks of tokens, with their shares and their rows. It takes an address, and makes a fixed list of calls. */
export function createTokenChecks(options: Options): TokenChecks {
  const { database, endpoints, now, longestWaitMs = usualWaitMs } = options;
  const outages = logOutages(options.log, endpoints.keys());
  const budget = createCheckBudget(options);
  const slots = createKeyedSemaphore(atOnce);
  const running = new Map<string, Promise<TokenAnswer>>();

  const makeNow = async (run: Run): Promise<TokenAnswer> => {
    const { network } = run.question;
    const takeRun = async (): Promise<TokenAnswer | undefined> => {
      const spent = await budget.takeRun({ network, payer: run.payer });
      return spent && usedUp('network', spent);
    };
    try {
      const answer = await slots.run(queueOf(run), () =>
        within(makeCheck(options, run, takeRun), checkTimeoutMs),
      );
      if (answer?.ok) outages.get(network)?.over();
      return answer ?? busy;
    } catch (error) {
      outages.get(network)?.report(error);
      return { ok: false, code: 'endpoint-down' };
    }
  };
  const share = (run: Run): Promise<TokenAnswer> => {
    // Apart for each share: that one is used up is no answer for the others.
    const key = [run.payer, ...Object.values(run.question)].join(':');
    const begun = running.get(key) ?? makeNow(run).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
  return {
    ...{ networks: [...endpoints.keys()], sourceHost: options.sources?.host ?? null },
    async check(ask) {
      const endpoint = endpoints.get(ask.network);
      if (!endpoint) return { ok: false, code: 'no-network' };
      const question = parseAsk(ask);
      if (!question) return { ok: false, code: 'no-address' };
      const { visitor, madeFor } = ask;
      const spent = visitor === undefined ? undefined : await budget.takeAsk(visitor);
      if (spent) return usedUp('visitor', spent);
      const asked = share({ question, endpoint, madeFor, payer: payerOf(ask) });
      // The check goes on, and its visitor may ask for it again.
      const answer =
        visitor === undefined ? await asked : await within(asked, longestWaitMs).catch(() => busy);
      if (answer.ok && madeFor === 'listed') await keepLonger(database, answer.check.id);
      return answer;
    },
    find: (made) => findMade(database, made),
    findLatest: (token) => findLatestCheck(database, { ...token, address: token.address.toLowerCase() }),
    dropOld: () => dropOldChecks(database, now()),
  };
}
