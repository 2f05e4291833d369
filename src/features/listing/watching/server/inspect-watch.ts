import { siteNameOf } from '#features/submission/dapp-submission/server/site-name.ts';
import type { Blocklist } from '../model/blocklist.ts';
import type { SeenCheck } from '../model/judge-check.ts';
import type { SeenContract } from '../model/judge-contract.ts';
import { judgeLook, listNamed, type Judgement } from '../model/judge-look.ts';
import { addressesOf, parseSeenPage, type Look } from '../model/look.ts';
import { deadAfterLooks, deadAfterMs } from '../model/schedule.ts';
import { keyOfSignal, type Signal } from '../model/signal.ts';
import type { ClaimedWatch } from './claim-watches.ts';

/** What a link, a contract or a token turned out to be. */
export interface Inspection extends Judgement {
  look: Look | { reachable: true; page: SeenContract | SeenCheck };
}

interface Inspecting {
  row: ClaimedWatch;
  blocklist: () => Blocklist;
  lookNow: () => Promise<Look>;
  now: Date;
}

/** A site that refuses our server can be on the blocklist anyway. */
function judgeSilence({ row, blocklist, now }: Inspecting, reason: string): Judgement {
  const dismissed = new Set(JSON.parse(row.dismissed) as string[]);
  const named = listNamed(blocklist(), addressesOf(row.address, null)).filter(
    (signal) => !dismissed.has(keyOfSignal(signal)),
  );
  if (named.length > 0) return { signals: named, isHijack: true };
  const since = row.failing_since === null ? now.getTime() : Date.parse(row.failing_since);
  const isDead = row.failures + 1 >= deadAfterLooks && now.getTime() - since >= deadAfterMs;
  const signal: Signal = { code: 'dead', before: '', after: reason };
  return { signals: isDead && !dismissed.has(keyOfSignal(signal)) ? [signal] : [], isHijack: false };
}

function judge(inspecting: Inspecting, look: Look): Inspection {
  if (!look.reachable) return { look, ...judgeSilence(inspecting, look.reason) };
  const { row, blocklist } = inspecting;
  const judged = judgeLook({
    look,
    baseline: parseSeenPage(row.baseline),
    listedSite: siteNameOf(row.address).domain,
    blocklist: blocklist(),
    dismissed: new Set(JSON.parse(row.dismissed) as string[]),
  });
  return { look, ...judged };
}

/** Looks at a link and compares it with before. A hijack counts only when a second look immediately afterward shows it too. */
export async function inspectWatch(inspecting: Inspecting): Promise<Inspection> {
  const first = judge(inspecting, await inspecting.lookNow());
  return first.isHijack ? judge(inspecting, await inspecting.lookNow()) : first;
}
