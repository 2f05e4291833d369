import { getAddress, type Hex } from 'viem';
import { codeSchema } from '#platform/chain/rpc-answer.ts';
import { askEndpoint } from '#platform/chain/ask-endpoint.ts';
import type { TokenContract } from '#platform/chain/chain-reader.ts';
import type { RpcCall } from '#platform/chain/json-rpc.ts';
import { readToken } from '#platform/chain/token/read-token.ts';
import { plainText, type CheckId, type Finding, type Why } from '../model/check.ts';
import type { CompareToken } from '../model/comparison.ts';
import type { ChainExchanges } from '../model/exchanges.ts';
import { judgePower, judgeRuler, type PowerTrial } from '../model/judge-owner.ts';
import { routeUnknown, type Judged } from '../model/judge-route.ts';
import { powers, type PowerFunction } from '../model/powers.ts';
import type { Surroundings } from '../model/simulation.ts';
import { listKnownPowers, type CodeReading } from './owner/list-functions.ts';
import { readAuthorities, type Authorities } from './owner/read-authorities.ts';
import { tryPowers } from './owner/try-powers.ts';
import { readHolders } from './read-holders.ts';
import { readSurroundings } from './read-surroundings.ts';
import { checkRoute, type RouteChecked } from './route/check-route.ts';
import { NotSimulated } from './simulate.ts';
import type { FindSource, RunningCode } from './source-repository.ts';

export interface TokenQuestion {
  network: string;
  /** In small letters. */
  token: Hex;
  /** The pair that a person named, in small letters. */
  pair: Hex | undefined;
}

export interface CheckTools {
  call: RpcCall;
  /** Of the chain; undefined where no exchange of it is known. */
  exchanges: ChainExchanges | undefined;
  compare: CompareToken | undefined;
  /** Of the chain; undefined where no repository of sources is asked. */
  findSource: FindSource | undefined;
}

export interface CheckResult {
  /** Number of the block whose state was read. */
  block: bigint;
  name: string | null;
  symbol: string | null;
  findings: Finding[];
}

const unknown = (id: CheckId, why: Why): Judged => ({ id, outcome: 'not-determined', why, params: {} });

/** Which call shows a finding, where it is not a simulated sale. */
const calls: Partial<Record<CheckId, string>> = {
  contract: 'eth_getCode',
  owner: 'owner()',
  upgrade: 'eth_getStorageAt',
  'block-number': 'eth_getCode',
  holders: 'eth_getLogs Transfer',
  transfer: 'eth_simulateV1 transfer(address,uint256)',
};
/** Of findings for which something else was asked, or nothing at all. */
const callsByWhy: Partial<Record<Why, string | null>> = {
  'no-exchange': null,
  'not-reached': null,
  'not-compared': null,
  'no-source': null,
  'no-pair': 'getPair(address,address)',
  'pair-unknown': 'getPair(address,address)',
  'pair-without-liquidity': 'getAmountsIn(uint256,address[])',
  'no-known-function': 'eth_getCode',
  'function-in-code': 'eth_getCode',
  'code-unread': 'eth_getCode',
};

function withEvidence(judged: Judged, { number }: Surroundings): Finding {
  const { id, why, params } = judged;
  const other = callsByWhy[why];
  const fn = typeof params['function'] === 'string' ? params['function'] : undefined;
  const simulated = `eth_simulateV1 ${fn ?? 'swapExactTokensForTokensSupportingFeeOnTransferTokens'}`;
  return {
    ...judged,
    call: other === undefined ? (calls[id] ?? simulated) : other,
    block: other === null ? null : Number(number),
  };
}

function judgeContract(contract: TokenContract): Judged {
  const isToken = contract.answersBalances && contract.interfaces.length === 0;
  const params = { name: plainText(contract.name ?? ''), symbol: plainText(contract.symbol ?? '') };
  return isToken
    ? { id: 'contract', outcome: 'passed', why: 'answers-as-token', params }
    : { id: 'contract', outcome: 'not-determined', why: 'not-a-token', params };
}

/** The code of a minimal proxy is fixed, every other proxy can be given another. Where code runs one that was not found, nothing is known. */
function judgeUpgrade({ proxy, isCodeKnown }: TokenContract, { all, admin }: Authorities): Judged {
  if (!proxy || proxy.kind === 'eip-1167')
    return isCodeKnown
      ? { id: 'upgrade', outcome: 'passed', why: 'fixed-code', params: {} }
      : unknown('upgrade', 'code-unread');
  const ruler = all.find(({ address }) => address === admin);
  const params = {
    ...{ kind: proxy.kind, implementation: getAddress(proxy.implementation) },
    ...(ruler && { admin: ruler.address, adminKind: ruler.kind }),
    ...(ruler?.delaySeconds != null && { delaySeconds: ruler.delaySeconds }),
  };
  return { id: 'upgrade', outcome: 'caution', why: 'upgradeable', params };
}

const judgeBlockNumber = ({ isKnown, readsBlockNumber }: CodeReading): Judged => {
  if (readsBlockNumber)
    return { id: 'block-number', outcome: 'caution', why: 'reads-block-number', params: {} };
  return isKnown
    ? { id: 'block-number', outcome: 'passed', why: 'no-block-number', params: {} }
    : unknown('block-number', 'code-unread');
};

async function readRunning(call: RpcCall, token: Hex, contract: TokenContract): Promise<RunningCode> {
  const address = contract.proxy?.implementation ?? token;
  const params = [address, 'latest'];
  return { address, code: await askEndpoint(call, { method: 'eth_getCode', params, schema: codeSchema }) };
}

/** What was read of a token before anything is simulated. */
interface Read {
  contract: TokenContract;
  code: CodeReading;
  authorities: Authorities;
}

/** Where a simulation fails in the middle, a name in the code is all that is known. */
function noTrials(error?: unknown): Map<PowerFunction, PowerTrial> {
  if (error !== undefined && !(error instanceof NotSimulated)) throw error;
  return new Map();
}

async function judgePowers({ contract, code, authorities }: Read, route: RouteChecked): Promise<Judged[]> {
  const { measured } = route;
  const notTried = ({ signature }: PowerFunction): PowerTrial => ({ signature, result: 'not-tried' });
  const supply = contract.totalSupplyUnits ?? 0n;
  const trials = measured
    ? await tryPowers({ ...measured, supply, authorities: authorities.all }, code.functions).catch(noTrials)
    : noTrials();
  return powers.map((power) => {
    const own = code.functions.filter((fn) => fn.power === power);
    return judgePower(power, {
      trials: own.map((fn) => trials.get(fn) ?? notTried(fn)),
      isCodeKnown: code.isKnown,
      ruler: authorities.ruler,
      areAuthoritiesKnown: authorities.isComplete,
    });
  });
}

async function judgeToken(
  { call, exchanges, compare, findSource }: CheckTools,
  { around, question, contract }: { around: Surroundings; question: TokenQuestion; contract: TokenContract },
): Promise<(Judged | Finding)[]> {
  const { token } = question;
  // In a batch of its own, as what follows: what a token answers beside it could hide it.
  const running = await readRunning(call, token, contract);
  // It is asked while the token is simulated, so that one that does not answer takes no time from the check.
  const source = findSource?.(running, around.number);
  const route = await checkRoute({ call, around, exchanges }, question);
  const code = listKnownPowers(running.code);
  const authorities = await readAuthorities(call, { token, known: route.places });
  const supply = contract.totalSupplyUnits ?? 0n;
  const apart = new Set<string>([...route.places, token, `0x${'0'.repeat(36)}dead`]);
  return [
    judgeContract(contract),
    ...route.findings,
    judgeRuler(authorities.ruler),
    ...(await judgePowers({ contract, code, authorities }, route)),
    judgeUpgrade(contract, authorities),
    judgeBlockNumber(code),
    await readHolders(call, { token, block: around.number, supply, apart }),
    ...(compare
      ? await compare({
          network: question.network,
          address: token,
          name: contract.name,
          symbol: contract.symbol,
        })
      : (['look-alike', 'successor', 'listing'] as const).map((id) => unknown(id, 'not-compared'))),
    (await source) ?? unknown('source', 'no-source'),
  ];
}

/**
 * Checks a token against the latest block: a fixed list of calls, all of them made here.
 * @throws where the endpoint fails in the middle; nothing is said about the token then
 */
export async function checkToken(tools: CheckTools, question: TokenQuestion): Promise<CheckResult> {
  const around = await readSurroundings(tools.call);
  const contract = await readToken(tools.call, question.token);
  const judged: readonly (Judged | Finding)[] = contract
    ? await judgeToken(tools, { around, question, contract })
    : [unknown('contract', 'no-contract'), ...routeUnknown('not-reached')];
  return {
    ...{ block: around.number, name: contract?.name ?? null, symbol: contract?.symbol ?? null },
    findings: judged.map((each) => ('call' in each ? each : withEvidence(each, around))),
  };
}
