import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import { judgeContract, seenContractSchema, type SeenContract } from '../model/judge-contract.ts';
import { keyOfSignal } from '../model/signal.ts';
import type { ClaimedWatch } from './claim-watches.ts';
import type { Inspection } from './inspect-watch.ts';

/** The field of a watched contract; its address is `network:0x…`. */
export const contractField = 'contract';

function parseBaseline(text: string | null): SeenContract | null {
  if (text === null) return null;
  const parsed = v.safeParse(seenContractSchema, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}

/** @returns undefined while the endpoint does not answer */
async function readContract(chainOf: ChainOf, place: string): Promise<SeenContract | undefined> {
  const [network = '', address = ''] = place.split(':');
  const chain = chainOf(network);
  const code = await chain.getCode(address);
  if (!code.ok) return undefined;
  if (code.value === null) return { codeHash: null, implementation: null };
  const contract = await chain.readToken({ address });
  if (!contract.ok) return undefined;
  return {
    codeHash: createHash('sha256').update(code.value.toLowerCase()).digest('hex'),
    implementation: contract.value?.proxy?.implementation.toLowerCase() ?? null,
  };
}

/** Looks at a listed contract. An endpoint that does not answer says nothing about it. */
export async function inspectContract(chainOf: ChainOf, row: ClaimedWatch): Promise<Inspection> {
  const page = await readContract(chainOf, row.address);
  if (!page) return { look: { reachable: false, reason: 'endpoint-down' }, signals: [], isHijack: false };
  const dismissed = new Set(JSON.parse(row.dismissed) as string[]);
  const signals = judgeContract(parseBaseline(row.baseline), page);
  return {
    look: { reachable: true, page },
    signals: signals.filter((signal) => !dismissed.has(keyOfSignal(signal))),
    isHijack: false,
  };
}
