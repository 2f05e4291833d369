import type { Blocklist } from './blocklist.ts';
import { hostOf, type Look, type SeenPage } from './look.ts';
import { keyOfSignal, signalCodes, type Signal } from './signal.ts';
import { simhashDistance } from './simhash.ts';

/**
 * Fingerprints that differ in so many of 64 bits belong to different texts: unrelated ones differ in 32, give or take 4; with 60 % of the
 * pairs of words in common it is 19.
 */
export const newContentBits = 20;

export interface Judgement {
  /** The most serious first. */
  signals: Signal[];
  /** A clear hijack (decision 032): the link is withheld without waiting for a person. */
  isHijack: boolean;
}

interface Case {
  look: Extract<Look, { reachable: true }>;
  /** What it was before; null at the first look. */
  baseline: SeenPage | null;
  /** Site of the listed address. */
  listedSite: string;
  blocklist: Blocklist;
  /** Signals that a person has dismissed (`keyOfSignal`). */
  dismissed: ReadonlySet<string>;
}

function differenceOf(baseline: SeenPage | null, page: SeenPage): number {
  if (!baseline?.simhash || !page.simhash) return 0;
  return simhashDistance(baseline.simhash, page.simhash);
}

/** What the blocklist names of a page: addresses on the way to it, and hosts of its scripts. */
export function listNamed(
  blocklist: Pick<Blocklist, 'findNamed'>,
  { addresses, scriptHosts }: { addresses: readonly string[]; scriptHosts: readonly string[] },
): Signal[] {
  const name = (code: 'blocklisted' | 'blocklisted-script', given: readonly string[]) => {
    const entries = given.flatMap((address) => blocklist.findNamed(address) ?? []);
    return [...new Set(entries)].map((after): Signal => ({ code, before: '', after }));
  };
  return [...name('blocklisted', addresses), ...name('blocklisted-script', scriptHosts)];
}

/** A person has looked at the listed name itself, however much it resembles another one. */
function listLookAlikes({ look: { addresses }, blocklist }: Case): Signal[] {
  const hosts = [...new Set(addresses.map(hostOf))];
  const [listed] = hosts;
  return hosts.flatMap((host): Signal[] => {
    const hit = host === listed ? undefined : blocklist.find(host);
    return hit?.kind === 'similar' ? [{ code: 'look-alike', before: hit.entry, after: host }] : [];
  });
}

function listParked({ parkedBy }: Case['look']): Signal[] {
  return parkedBy === null ? [] : [{ code: 'parked', before: '', after: parkedBy }];
}

function hasOtherCertificate(baseline: SeenPage | null, { certificate }: SeenPage): boolean {
  const before = baseline?.certificate;
  if (!before) return false;
  return (
    certificate === null || (before.issuer !== certificate.issuer && before.keyHash !== certificate.keyHash)
  );
}

function describeCertificate({ certificate }: SeenPage): string {
  return certificate === null ? '' : `${certificate.issuer} · SPKI ${certificate.keyHash.slice(0, 16)}`;
}

/** Compares a look with what the link was before. Nothing but redesigns, new texts and renewed certificates gives no signal. */
export function judgeLook(given: Case): Judgement {
  const { look, baseline, listedSite, blocklist, dismissed } = given;
  const { page, addresses } = look;
  const isOpen = (signal: Signal) => !dismissed.has(keyOfSignal(signal));
  const parked = listParked(look).filter(isOpen);
  const difference = differenceOf(baseline, page);
  const isNew = difference >= newContentBits;
  const isForeign = isNew && !look.namesItem;
  const siteBefore = baseline?.site ?? listedSite;
  const isMoved = page.site !== siteBefore && page.site !== listedSite;
  const asksNow = page.asksFor !== null && baseline !== null && baseline.asksFor === null;
  const otherCertificate = hasOtherCertificate(baseline, page);
  const named = listNamed(blocklist, { addresses, scriptHosts: page.scriptHosts }).filter(isOpen);

  const signals: Signal[] = [...named, ...listLookAlikes(given)];
  if (asksNow) signals.push({ code: 'asks-for-phrase', before: '', after: page.asksFor ?? '' });
  if (isMoved) signals.push({ code: 'moved', before: siteBefore, after: page.finalUrl });
  if (isForeign)
    signals.push({
      code: 'content-changed',
      before: baseline?.title ?? '',
      after: `${page.title} (${difference} of 64 bits differ)`,
    });
  signals.push(...parked);
  // By itself a project that changed its provider; what matters is what comes with it.
  if (baseline && otherCertificate && (isForeign || isMoved || page.certificate === null))
    signals.push({
      code: 'certificate-changed',
      before: describeCertificate(baseline),
      after: describeCertificate(page),
    });

  const isTakenOver = isNew && (isMoved || asksNow || parked.length > 0);
  const isReplaced = isForeign && otherCertificate;
  return {
    signals: signals
      .filter(isOpen)
      .toSorted((a, b) => signalCodes.indexOf(a.code) - signalCodes.indexOf(b.code)),
    isHijack: named.length > 0 || isTakenOver || isReplaced,
  };
}
