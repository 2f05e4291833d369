import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem';
import type { Erc20 } from './chain-reader.ts';
import type { RpcCall } from './json-rpc.ts';
import * as v from 'valibot';
import { codeSchema } from './rpc-answer.ts';

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function owner() view returns (address)',
]);

/** Names and symbols of a few early tokens are `bytes32`. */
const abiBytes32 = parseAbi([
  'function name() view returns (bytes32)',
  'function symbol() view returns (bytes32)',
]);

/** Longer names are nobody's honest name. */
const maxTextLength = 200;

/** Control and direction characters let a name look like another one. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

/** JSON-RPC error codes with which nodes say that a call reverted; any other refusal is theirs, not the contract's. */
const revertCodes = new Set([3, -32000, -32015, -32603]);

type FunctionName = 'name' | 'symbol' | 'decimals' | 'totalSupply' | 'owner';

/** Asks a contract what it says about itself. Throws when the endpoint fails; a contract that fails gives nulls. */
export async function readErc20(call: RpcCall, address: string): Promise<Erc20> {
  const ask = (functionName: FunctionName) => callContract(call, { address, functionName });
  const [name, symbol, decimals, totalSupply, owner] = await Promise.all([
    ask('name'),
    ask('symbol'),
    ask('decimals'),
    ask('totalSupply'),
    ask('owner'),
  ]);
  return {
    name: readText(name, 'name'),
    symbol: readText(symbol, 'symbol'),
    decimals: read(() => decodeFunctionResult({ abi, functionName: 'decimals', data: decimals })),
    totalSupplyUnits: read(() =>
      decodeFunctionResult({ abi, functionName: 'totalSupply', data: totalSupply }),
    ),
    owner: read(() => decodeFunctionResult({ abi, functionName: 'owner', data: owner }).toLowerCase()),
  };
}

type Hex = `0x${string}`;

async function callContract(
  call: RpcCall,
  { address, functionName }: { address: string; functionName: FunctionName },
): Promise<Hex> {
  const data = encodeFunctionData({ abi, functionName });
  const answer = await call('eth_call', [{ to: address, data }, 'latest']);
  if (answer.ok) return v.parse(codeSchema, answer.result) as Hex;
  if (revertCodes.has(answer.code)) return '0x';
  throw new Error(`the endpoint refused eth_call with code ${answer.code}`);
}

function readText(data: Hex, functionName: 'name' | 'symbol'): string | null {
  const text =
    read(() => decodeFunctionResult({ abi, functionName, data })) ??
    read(() => textOfBytes32(decodeFunctionResult({ abi: abiBytes32, functionName, data })));
  const clean = text?.replace(invisible, '').trim();
  return clean && clean.length <= maxTextLength ? clean : null;
}

function textOfBytes32(word: Hex): string {
  const bytes = Buffer.from(word.slice(2), 'hex');
  const end = bytes.indexOf(0);
  return bytes.subarray(0, end === -1 ? bytes.length : end).toString('utf8');
}

/** What does not decode is not there. */
function read<Value>(decode: () => Value): Value | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
