import { decodeFunctionResult, hexToString, type Hex } from 'viem';
import { tokenAbi } from '../abi.ts';

/** Control, direction and invisible characters, with which a token can pose as another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
const longest = 24;

/** A symbol or name as a contract gives it, text or `bytes32`, made safe to show; null where nothing readable is left. */
export function readTokenText(data: Hex): string | null {
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
