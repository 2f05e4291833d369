import { setTimeout as delay } from 'node:timers/promises';
import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { AppError } from '#lib/app-error.ts';
import { createJsonRpc } from '../json-rpc.ts';

const callTimeoutMs = 10_000;
const minedWithinMs = 10_000;
/** Fixed, so that the node does not estimate: a reverting transaction could not be sent otherwise. */
const gas = '0x2dc6c0';

export interface DevReceipt {
  status: '0x0' | '0x1';
  contractAddress: string | null;
  blockNumber: Hex;
}

/** Transactions from the unlocked accounts of a development node. */
export interface DevTransactions {
  call<Result>(method: string, params: readonly unknown[]): Promise<Result>;
  /** Returns the hash; without `to` it creates a contract. */
  send(transaction: { from: string; to?: string; data?: Hex; value?: Hex }): Promise<Hex>;
  /** Base units of an ERC-20; does not wait for mining. */
  sendToken(transfer: { token: string; from: string; to: string; units: bigint }): Promise<Hex>;
  /** Waits until it is mined, and the node answers so to every question. */
  getReceipt(hash: Hex): Promise<DevReceipt>;
}

/**
 * @param rpcUrl endpoint of a development node; on any other node every call fails, because no account is
 * unlocked
 */
export function createDevTransactions(rpcUrl: string): DevTransactions {
  const rpc = createJsonRpc({ rpcUrl, timeoutMs: callTimeoutMs });

  const call = async <Result>(method: string, params: readonly unknown[]): Promise<Result> => {
    const answer = await rpc(method, params);
    if (!answer.ok)
      throw new AppError('internal', `The development chain refused ${method} (${answer.code}).`);
    return answer.result as Result;
  };
  const send: DevTransactions['send'] = (transaction) =>
    call('eth_sendTransaction', [{ gas, ...transaction }]);

  return {
    call,
    send,
    sendToken({ token, from, to, units }) {
      const args = [to as Hex, units] as const;
      return send({
        from,
        to: token,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }),
      });
    },
    async getReceipt(hash) {
      const end = Date.now() + minedWithinMs;
      while (Date.now() < end) {
        const [receipt, transaction] = await Promise.all([
          call<DevReceipt | null>('eth_getTransactionReceipt', [hash]),
          call<{ blockHash: string | null } | null>('eth_getTransactionByHash', [hash]),
        ]);
        // A transaction that has not left the node's pool yet counts as not mined, although it has a receipt.
        if (receipt && transaction?.blockHash) return receipt;
        await delay(5);
      }
      throw new AppError('internal', 'The development chain did not mine a transaction in time.');
    },
  };
}
