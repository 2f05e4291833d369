import { encodeFunctionData, maxUint256, type Hex } from 'viem';
import { exchangeAbi, tokenAbi } from '../../model/token-abi.ts';

/* The data of each call of a route. */

/** Far enough for every simulated block. */
const deadline = 253_402_300_799n;

export const depositData = () => encodeFunctionData({ abi: tokenAbi, functionName: 'deposit' });

export const totalSupplyData = () => encodeFunctionData({ abi: tokenAbi, functionName: 'totalSupply' });

export const balanceData = (of: Hex) =>
  encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [of] });

/** Without a limit, as holders do it. */
export const approveData = (spender: Hex) =>
  encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [spender, maxUint256] });

export const transferData = (to: Hex, amount: bigint) =>
  encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] });

export const transferFromData = (from: Hex, to: Hex, amount: bigint) =>
  encodeFunctionData({ abi: tokenAbi, functionName: 'transferFrom', args: [from, to, amount] });

export const amountsOutData = (amount: bigint, path: readonly Hex[]) =>
  encodeFunctionData({ abi: exchangeAbi, functionName: 'getAmountsOut', args: [amount, path] });

/** Takes whatever arrives: a limit would hide a fee behind a revert. */
export const swapData = (amount: bigint, path: readonly Hex[], to: Hex) =>
  encodeFunctionData({
    abi: exchangeAbi,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [amount, 0n, path, to, deadline],
  });
