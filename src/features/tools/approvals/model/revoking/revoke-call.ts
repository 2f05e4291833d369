import { encodeFunctionData, zeroAddress, type Hex } from 'viem';
import { permit2Abi, tokenAbi } from '../abi.ts';
import type { Approval } from '../approval.ts';

export interface RevokeCall {
  to: Hex;
  data: Hex;
}

type Revocable = Pick<Approval, 'kind' | 'token' | 'spender' | 'through' | 'tokenId'>;

/** The call that ends an approval; only the address that gave it can make it. */
function revokeCallOf({ kind, token, spender, through, tokenId = 0n }: Revocable): RevokeCall {
  switch (kind) {
    case 'erc20':
      return {
        to: token,
        data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, 0n] }),
      };
    case 'item': {
      const args = [zeroAddress, tokenId] as const;
      return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args }) };
    }
    case 'operator': {
      const args = [spender, false] as const;
      return {
        to: token,
        data: encodeFunctionData({ abi: tokenAbi, functionName: 'setApprovalForAll', args }),
      };
    }
    case 'permit2': {
      const args = [token, spender, 0n, 0] as const;
      return { to: through!, data: encodeFunctionData({ abi: permit2Abi, functionName: 'approve', args }) };
    }
  }
}

/** A call that ends an approval, or nearly. */
export interface RevokeAttempt {
  call: RevokeCall;
  /** The token does not allow zero, so one base unit stays approved. */
  leavesOne: boolean;
}

export const usualAttempt = (candidate: Revocable): RevokeAttempt => ({
  call: revokeCallOf(candidate),
  leavesOne: false,
});

/** What can be tried for a token whose contract rejects an approval of zero, the best first. @param allowance what is approved now */
export function otherAttempts({ kind, token, spender }: Revocable, allowance: bigint): RevokeAttempt[] {
  if (kind !== 'erc20') return [];
  const encode = (functionName: 'approve' | 'decreaseAllowance', amount: bigint): RevokeCall => ({
    to: token,
    data: encodeFunctionData({ abi: tokenAbi, functionName, args: [spender, amount] }),
  });
  const lowered = { call: encode('decreaseAllowance', allowance), leavesOne: false };
  return allowance > 1n ? [lowered, { call: encode('approve', 1n), leavesOne: true }] : [lowered];
}
