import { encodeAbiParameters, encodeFunctionData, type Hex } from 'viem';
import { executorAbi } from '../abi.ts';
import type { AskNode } from '../reading/node-call.ts';
import { readStates } from '../reading/read-states.ts';
import type { RevokeCall } from './revoke-call.ts';

/** ERC-7821: a single batch that reverts as a whole, without optional data. */
const batchMode = `0x01${'0'.repeat(62)}` as const;

const callsParameter = [
  {
    name: 'calls',
    type: 'tuple[]',
    components: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const;

const delegation = /^0xef0100[0-9a-f]{40}$/i;

/**
 * Whether the account itself makes one transaction of several calls: it carries code (EIP-7702) that says so (ERC-7821). Then a wallet
 * that knows nothing of batches still signs once, because the batch is a transaction from the account to itself.
 */
export async function hasExecutor(ask: AskNode, account: Hex): Promise<boolean> {
  const [code] = await ask([{ method: 'eth_getCode', params: [account, 'latest'] }]);
  if (!code?.ok || typeof code.result !== 'string' || !delegation.test(code.result)) return false;
  const data = encodeFunctionData({
    abi: executorAbi,
    functionName: 'supportsExecutionMode',
    args: [batchMode],
  });
  const [answer] = await readStates(ask, [{ to: account, data }]);
  return answer?.kind === 'value' && BigInt(answer.data) === 1n;
}

/** Several calls as one call of the account to itself. */
export function executorCallOf(account: Hex, calls: readonly RevokeCall[]): RevokeCall {
  const batch = calls.map(({ to, data }) => ({ to, value: 0n, data }));
  const args = [batchMode, encodeAbiParameters(callsParameter, [batch])] as const;
  return { to: account, data: encodeFunctionData({ abi: executorAbi, functionName: 'execute', args }) };
}
