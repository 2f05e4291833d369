import * as v from 'valibot';
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import { callContract } from '../call-contract.ts';
import type { TokenContract, TokenOwner } from '../chain-reader.ts';
import { isTooLarge } from '../is-too-large.ts';
import type { RpcCall } from '../json-rpc.ts';
import { codeSchema } from '../rpc-answer.ts';
import { decodeAddress, decodeFlag, decodeNumber, decodeText, decodeWord } from './decode-answer.ts';
import { findProxy, readProxyHints } from './find-proxy.ts';
import { readCode } from './read-code.ts';

const abi = parseAbi([
  'function name()',
  'function symbol()',
  'function decimals()',
  'function totalSupply()',
  'function owner()',
  'function getOwner()',
  'function balanceOf(address)',
  'function allowance(address,address)',
  'function supportsInterface(bytes4)',
]);

/** Probe address for `balanceOf`; it has no known private key. */
const anybody = '0x0000000000000000000000000000000000000001';

const supports = (id: Hex) => encodeFunctionData({ abi, functionName: 'supportsInterface', args: [id] });

const questions = {
  name: encodeFunctionData({ abi, functionName: 'name' }),
  symbol: encodeFunctionData({ abi, functionName: 'symbol' }),
  decimals: encodeFunctionData({ abi, functionName: 'decimals' }),
  totalSupply: encodeFunctionData({ abi, functionName: 'totalSupply' }),
  owner: encodeFunctionData({ abi, functionName: 'owner' }),
  /** BEP-20's name for it. */
  getOwner: encodeFunctionData({ abi, functionName: 'getOwner' }),
  balance: encodeFunctionData({ abi, functionName: 'balanceOf', args: [anybody] }),
  allowance: encodeFunctionData({ abi, functionName: 'allowance', args: [anybody, anybody] }),
  /** EIP-165: an implementation supports its own id and denies the invalid one. */
  knowsInterfaces: supports('0x01ffc9a7'),
  anything: supports('0xffffffff'),
  erc721: supports('0x80ac58cd'),
  erc1155: supports('0xd9b67a26'),
} as const satisfies Record<string, Hex>;

type QuestionName = keyof typeof questions;
type Answers = Readonly<Record<QuestionName, Hex>>;
const names = Object.keys(questions) as QuestionName[];

function answersOf(answerTo: (name: QuestionName, index: number) => Hex): Answers {
  return Object.fromEntries(names.map((name, index) => [name, answerTo(name, index)])) as Record<
    QuestionName,
    Hex
  >;
}

const nobody = new Set([`0x${'0'.repeat(40)}`, '0x000000000000000000000000000000000000dead']);

/** An account with delegated code (EIP-7702) is an account. */
const isContract = (code: string) => code !== '0x' && !code.startsWith('0xef0100');

async function getCode(call: RpcCall, address: string): Promise<string> {
  const answer = await call('eth_getCode', [address, 'latest']);
  if (!answer.ok) throw new Error(`the endpoint refused eth_getCode with code ${answer.code}`);
  return v.parse(codeSchema, answer.result).toLowerCase();
}

/** The result when no question was answered. */
const silence = answersOf(() => '0x');

async function askAll(call: RpcCall, to: string): Promise<Answers> {
  const answers = await Promise.all(names.map((name) => callContract(call, { to, data: questions[name] })));
  return answersOf((_, index) => answers[index]!);
}

function interfacesOf(answers: Answers): TokenContract['interfaces'] {
  if (!decodeFlag(answers.knowsInterfaces) || decodeFlag(answers.anything)) return [];
  return (['erc721', 'erc1155'] as const).filter((name) => decodeFlag(answers[name]));
}

async function findOwner(call: RpcCall, address: Hex | null): Promise<TokenOwner | null> {
  if (address === null) return null;
  if (nobody.has(address)) return { address, kind: 'nobody' };
  return { address, kind: isContract(await getCode(call, address)) ? 'contract' : 'account' };
}

/** The first batch. Only a contract can make it too large to be read; then only its code is read. */
async function askFirst(call: RpcCall, address: string) {
  try {
    const [code, answers, hints] = await Promise.all([
      getCode(call, address),
      askAll(call, address),
      readProxyHints(call, address),
    ]);
    return { code, answers, hints };
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    return { code: await getCode(call, address), answers: silence, hints: { told: null, slots: [] } };
  }
}

/**
 * Asks a contract about itself, and reads what its code can do; behind a proxy, the code of the
 * implementation. Two to four batches, whatever the contract does.
 * @returns undefined when there is no contract
 * @throws when the endpoint fails
 */
export async function readToken(call: RpcCall, address: string): Promise<TokenContract | undefined> {
  const { code, answers, hints } = await askFirst(call, address);
  if (!isContract(code)) return undefined;
  const own = readCode(code);
  const [proxy, owner] = await Promise.all([
    findProxy(call, { code, hints, runsOthersCode: own.delegates }),
    findOwner(call, decodeAddress(answers.owner) ?? decodeAddress(answers.getOwner)),
  ]);
  const run = proxy ? readCode(await getCode(call, proxy.implementation)) : own;
  const decimals = decodeNumber(answers.decimals, 255n);
  return {
    name: decodeText(answers.name),
    symbol: decodeText(answers.symbol),
    decimals: decimals === null ? null : Number(decimals),
    totalSupplyUnits: decodeWord(answers.totalSupply),
    owner,
    answersBalances: decodeWord(answers.balance) !== null,
    answersAllowances: decodeWord(answers.allowance) !== null,
    interfaces: interfacesOf(answers),
    proxy,
    selectors: run.selectors,
    isCodeKnown: run.selectors.size > 0 && !run.delegates,
  };
}
