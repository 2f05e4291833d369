import { setTimeout as delay } from 'node:timers/promises';
import { formatUnits, getAddress } from 'viem';
import type { ChainAnswer, ChainReader, TokenContract } from '#platform/chain/chain-reader.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import { findEvmAddress } from '#features/core/addresses/model/canonical-address.ts';
import type { NetworkKey } from '#features/core/chains/model/network-key.ts';
import type { ReadTokenFacts, TokenFacts } from '../model/token-facts.ts';
import { findSafety } from './find-safety.ts';

export interface TokenQuestion {
  network: NetworkKey;
  /** In a form that the network takes. */
  address: string;
  /** Key of the token or NFT standard that was chosen; left out, the contract's own answers decide. */
  standard?: string | undefined;
}

/** For all questions together: a person waits. */
const patienceMs = 8_000;

/** A contract that answers neither is no token that anyone could list. */
const isToken = (token: TokenContract) =>
  token.interfaces.length > 0 ||
  ((token.name !== null || token.symbol !== null) &&
    token.totalSupplyUnits !== null &&
    token.answersBalances);

/** Decimal text in whole tokens; pieces of a collection are whole. */
function supplyOf({ totalSupplyUnits, decimals, interfaces }: TokenContract): string | undefined {
  if (totalSupplyUnits === null) return undefined;
  if (interfaces.length > 0) return totalSupplyUnits.toString();
  return decimals === null ? undefined : formatUnits(totalSupplyUnits, decimals);
}

/** Leaves out what the contract did not answer. */
function presentToken(token: TokenContract, standard: string | undefined): ReadTokenFacts {
  const { name, symbol, decimals, owner, proxy } = token;
  const supply = supplyOf(token);
  return {
    status: 'read',
    ...(name !== null && { name }),
    ...(symbol !== null && { symbol }),
    ...(decimals !== null && { decimals }),
    ...(supply !== undefined && { total_supply: supply }),
    ...(owner && { owner: owner.kind === 'nobody' ? null : getAddress(owner.address) }),
    proxy: proxy && { kind: proxy.kind, implementation: getAddress(proxy.implementation) },
    findings: findSafety(token, standard),
  };
}

/** An answer that comes later is still remembered by the chain, for the next try. */
async function readInTime(
  chain: ChainReader,
  address: string,
): Promise<ChainAnswer<TokenContract | undefined>> {
  const enough = new AbortController();
  const late = delay(patienceMs, { ok: false, code: 'endpoint-down' } as const, { signal: enough.signal });
  late.catch(() => undefined);
  try {
    return await Promise.race([chain.readToken({ address }), late]);
  } finally {
    enough.abort();
  }
}

/** What the forms of tokens and NFT collections ask a chain. */
export interface TokenFactsReader {
  /** Every outcome is a value; the address has the form that its network asks for. */
  read(question: TokenQuestion): Promise<TokenFacts>;
}

/** Reads a token from the chain behind the network's endpoint. Every outcome is a value; the chain is asked once a minute at most. */
export async function readTokenFacts(
  { chainOf }: { chainOf: ChainOf },
  { network, address, standard }: TokenQuestion,
): Promise<TokenFacts> {
  const evmAddress = findEvmAddress(network, address);
  if (!evmAddress) return { status: 'no-endpoint' };
  const answer = await readInTime(chainOf(network), evmAddress);
  if (!answer.ok) return { status: answer.code === 'no-endpoint' ? 'no-endpoint' : 'unreachable' };
  if (!answer.value) return { status: 'not-a-contract' };
  return isToken(answer.value) ? presentToken(answer.value, standard) : { status: 'not-a-token' };
}

/** The same for who is handed it. */
export function createTokenFacts(dependencies: { chainOf: ChainOf }): TokenFactsReader {
  return { read: (question) => readTokenFacts(dependencies, question) };
}
