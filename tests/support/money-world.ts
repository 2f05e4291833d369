import { brand as demonstrationBrand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { Quote } from '#features/submission/donations/model/quote.ts';
import { createDonations, type Donations } from '#features/submission/donations/server/donations.ts';
import type { ChainReader, MinedTransaction } from '#platform/chain/chain-reader.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { brandWith } from './chain.ts';
import { insertSubmission, moveSubmission } from './donations.ts';
import { blockHashOf, createFakeChain } from './fake-chain.ts';

/** Receiver and token that a team had one after the other. */
const settings: readonly Brand[] = [
  demonstrationBrand,
  brandWith({ receivingAddress: `0x${'b'.repeat(40)}` }),
  brandWith({ tokenContract: `0x${'c'.repeat(40)}`, tokenDecimals: 6 }),
];
const startMs = Date.parse('2026-11-27T08:00:00Z');
export const payer = `0x${'d'.repeat(40)}`;

/** A transfer that someone sent, whether the chain shows it at present or not. */
export interface Sent {
  hash: string;
  units: bigint;
  token: string;
  to: string;
  mined: MinedTransaction;
}

export interface Shown {
  quote: Quote;
  submission: number;
  /** As the settings were. */
  token: string;
  receiver: string;
}

/** Two processes that verify at once, a chain whose endpoint can lag or be down, and a team that changes its settings. */
export async function createMoneyWorld(opened: OpenDatabase, submissionCount: number) {
  const { database } = opened;
  const chain = createFakeChain();
  const state = { ms: startMs, block: 100n, hash: 0, mode: 'up' as 'up' | 'down' | 'lagging', brand: 0 };
  const reader: ChainReader = {
    ...chain.reader,
    findTransaction: async (hash) =>
      state.mode === 'lagging' ? { ok: true, value: undefined } : chain.reader.findTransaction(hash),
    getHeadNumber: async () =>
      state.mode === 'lagging' ? { ok: true, value: 1n } : chain.reader.getHeadNumber(),
  };
  const start = (): Donations =>
    createDonations({
      ...opened,
      brand: settings[state.brand]!,
      chain: reader,
      now: () => new Date(state.ms),
      log: createLog('silent'),
    });
  let processes = [start(), start()] as const;
  const submissions: number[] = [];
  for (let made = 0; made < submissionCount; made += 1) submissions.push(await insertSubmission(database));
  const shown: Shown[] = [];
  const sent: Sent[] = [];
  const events = { onOutcome: moveSubmission, onRefund: async () => undefined };

  function send(transfer: { units: bigint; token: string; from: string; to: string }): Sent {
    state.hash += 1;
    state.block += 1n;
    const hash = `0x${state.hash.toString(16).padStart(64, '0')}`;
    const [token, from, to] = [transfer.token, transfer.from, transfer.to].map((each) => each.toLowerCase());
    const mined: MinedTransaction = {
      hash,
      succeeded: true,
      to: token!,
      valueUnits: 0n,
      transfers: [{ token: token!, from: from!, to: to!, units: transfer.units }],
      blockNumber: state.block,
      blockHash: blockHashOf(state.block),
      blockTimeSeconds: state.ms / 1000,
      headNumber: state.block + 50n,
    };
    chain.mined.set(hash, mined);
    return { hash, units: transfer.units, token: token!, to: to!, mined };
  }

  return {
    database,
    state,
    chain,
    submissions,
    shown,
    sent,
    events,
    send,
    one: () => processes[0],
    both: <Value>(act: (donations: Donations) => Promise<Value>) => Promise.all(processes.map(act)),
    async changeSettings() {
      state.brand = (state.brand + 1) % settings.length;
      processes = [start(), start()];
      await processes[0].fillTerms();
    },
    brand: () => settings[state.brand]!,
    setMode(mode: typeof state.mode) {
      state.mode = mode;
      chain.state.down = mode === 'down';
    },
  };
}
export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>;
