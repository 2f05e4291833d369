import type { ChainReader, MinedTransaction, TokenContract } from '#platform/chain/chain-reader.ts';

/** Of a block with this number, as long as nothing is reorganized. */
export const blockHashOf = (number: bigint) => `0x${number.toString(16).padStart(64, 'b')}`;

/** A chain that holds what a test puts there. */
export function createFakeChain() {
  const mined = new Map<string, MinedTransaction>();
  const withoutCode = new Set<string>();
  const tokens = new Map<string, TokenContract>();
  const state = { down: false, head: 1_000n };
  const answer = <Value>(value: Value) =>
    state.down ? ({ ok: false, code: 'endpoint-down' } as const) : ({ ok: true, value } as const);
  const reader: ChainReader = {
    getChainId: async () => answer(56),
    findTransaction: async (hash) => answer(mined.get(hash)),
    getHeadNumber: async () => answer(state.head),
    listTransfers: async ({ token, receiver, range }) => {
      if (state.down || state.head < BigInt(range.to)) return { ok: false, reason: 'unreachable' };
      const found = [...mined.values()].flatMap(({ hash, blockNumber, blockTimeSeconds, transfers }) =>
        transfers.flatMap((transfer, logIndex) => {
          const block = Number(blockNumber);
          const isAsked = transfer.token === token && transfer.to === receiver;
          if (!isAsked || block < range.from || block > range.to) return [];
          const { from, units } = transfer;
          return [{ txHash: hash, from, units, blockNumber: block, logIndex, blockTimeSeconds }];
        }),
      );
      return { ok: true, entries: found };
    },
    findBlockAt: async () => answer(0),
    getCode: async (address) => answer(withoutCode.has(address.toLowerCase()) ? null : '0x6001'),
    readToken: async ({ address }) => answer(tokens.get(address.toLowerCase())),
  };
  return { reader, mined, withoutCode, tokens, state };
}
