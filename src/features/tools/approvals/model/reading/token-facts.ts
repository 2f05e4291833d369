import { decodeFunctionResult, encodeFunctionData, type Hex, hexToString } from 'viem';
import { tokenAbi } from '../abi.ts';
import type { AskNode } from './node-call.ts';
import { readStates, type StateAnswer } from './read-states.ts';

/** What a token or collection says of itself; null for each thing that it or the node does not say. */
export interface TokenFacts {
  symbol: string | null;
  decimals: number | null;
  balance: bigint | null;
  supply: bigint | null;
  isErc1155: boolean;
}

const erc1155Interface = '0xd9b67a26';
const mostDecimals = 255n;

const dataFor = (owner: Hex): Hex[] => [
  encodeFunctionData({ abi: tokenAbi, functionName: 'symbol' }),
  encodeFunctionData({ abi: tokenAbi, functionName: 'name' }),
  encodeFunctionData({ abi: tokenAbi, functionName: 'decimals' }),
  encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [owner] }),
  encodeFunctionData({ abi: tokenAbi, functionName: 'totalSupply' }),
  encodeFunctionData({ abi: tokenAbi, functionName: 'supportsInterface', args: [erc1155Interface] }),
];

function uintOf(answer: StateAnswer | undefined): bigint | null {
  if (answer?.kind !== 'value') return null;
  try {
    return decodeFunctionResult({ abi: tokenAbi, functionName: 'balanceOf', data: answer.data });
  } catch {
    return null;
  }
}

/** Control, direction and invisible characters, with which a token can pose as another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const longest = 24;

/** A symbol or name as a contract gives it, text or `bytes32`, made safe to show; null where nothing readable is left. */
function readTokenText(data: Hex): string | null {
  const text = decodeText(data);
  const clean = text?.replace(invisible, '').trim().slice(0, longest) ?? '';
  return clean === '' ? null : clean;
}

function decodeText(data: Hex): string | null {
  try {
    if (data.length === 66) return hexToString(data, { size: 32 });
    return decodeFunctionResult({ abi: tokenAbi, functionName: 'symbol', data });
  } catch {
    return null;
  }
}

const textOf = (answer: StateAnswer | undefined) =>
  answer?.kind === 'value' ? readTokenText(answer.data) : null;

function factsOf([symbol, name, decimals, balance, supply, isErc1155]: readonly StateAnswer[]): TokenFacts {
  const places = uintOf(decimals);
  return {
    symbol: textOf(symbol) ?? textOf(name),
    decimals: places !== null && places <= mostDecimals ? Number(places) : null,
    balance: uintOf(balance),
    supply: uintOf(supply),
    isErc1155: uintOf(isErc1155) === 1n,
  };
}

/** What each token says of itself and of its owner's balance. */
export async function readTokenFacts(
  ask: AskNode,
  tokens: readonly Hex[],
  owner: Hex,
): Promise<Map<Hex, TokenFacts>> {
  const data = dataFor(owner);
  const states = await readStates(
    ask,
    tokens.flatMap((to) => data.map((each) => ({ to, data: each }))),
  );
  return new Map(
    tokens.map((token, index) => [
      token,
      factsOf(states.slice(index * data.length, (index + 1) * data.length)),
    ]),
  );
}
