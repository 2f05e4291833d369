import { startScriptedNode } from './scripted-node.ts';

/**
 * A node of a chain on which there is no contract, or contracts that answer nothing; its latest block, and when it answers, is what the test says.
 * @param codes of contracts by their address in small letters
 */
export async function startEmptyChain(chainId = '0x38', codes: Readonly<Record<string, string>> = {}) {
  const state = { block: 100, held: Promise.resolve() };
  const block = () => `0x${state.block.toString(16)}`;
  const results: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_blockNumber: block,
    eth_chainId: () => chainId,
    eth_getCode: ([address]) => codes[String(address).toLowerCase()] ?? '0x',
    eth_getBlockByNumber: () => ({
      ...{ number: block(), timestamp: '0x65000000', gasLimit: '0x1c9c380', baseFeePerGas: '0x7' },
      ...{ miner: `0x${'00'.repeat(20)}`, mixHash: `0x${'11'.repeat(32)}` },
    }),
    eth_getStorageAt: () => `0x${'00'.repeat(32)}`,
  };
  const node = await startScriptedNode(async ({ method, params }) => {
    await state.held;
    return results[method]?.(params) ?? '0x';
  });
  const countChecks = () => node.batches.flat().filter((method) => method === 'eth_getBlockByNumber').length;
  return { ...node, state, countChecks };
}
