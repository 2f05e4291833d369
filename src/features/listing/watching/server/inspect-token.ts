import * as v from 'valibot';
import type { TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import { judgeCheck, seeCheck, seenCheckSchema, type SeenCheck } from '../model/judge-check.ts';
import { keyOfSignal } from '../model/signal.ts';
import type { ClaimedWatch } from './claim-watches.ts';
import type { Inspection } from './inspect-watch.ts';

function parseSeen(text: string | null): SeenCheck | null {
  if (text === null) return null;
  const parsed = v.safeParse(seenCheckSchema, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}

/** Simulates trades of a listed token. Where no check can be made now, nothing is said about it. */
export async function inspectToken(
  tokenChecks: Pick<TokenChecks, 'check'>,
  row: ClaimedWatch,
): Promise<Inspection> {
  const [network = '', address = ''] = row.address.split(':');
  const answer = await tokenChecks.check({ network, address, madeFor: 'listed' });
  if (!answer.ok) return { look: { reachable: false, reason: answer.code }, signals: [], isHijack: false };
  const page = seeCheck(answer.check, parseSeen(row.last_seen));
  const dismissed = new Set(JSON.parse(row.dismissed) as string[]);
  const signals = judgeCheck(parseSeen(row.baseline), page);
  return {
    look: { reachable: true, page },
    signals: signals.filter((signal) => !dismissed.has(keyOfSignal(signal))),
    isHijack: false,
  };
}
