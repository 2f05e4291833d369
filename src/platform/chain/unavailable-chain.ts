import type { ChainAnswer, ChainReader } from './chain-reader.ts';

const noEndpoint = async (): Promise<ChainAnswer<never>> => ({ ok: false, code: 'no-endpoint' });

/** Used where no endpoint is configured: donations wait for the desk, checks of contracts are skipped. */
export const unavailableChain: ChainReader = {
  getChainId: noEndpoint,
  findTransaction: noEndpoint,
  getHeadNumber: noEndpoint,
  listTransfers: async () => ({ ok: false, reason: 'unreachable' }),
  findBlockAt: noEndpoint,
  getCode: noEndpoint,
  readToken: noEndpoint,
};
