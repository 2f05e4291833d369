import { urlKey } from '#lib/url-key.ts';
import type { DappSubmission } from '../../model/dapp/dapp-submission.ts';
import type { Finding } from '../../model/finding.ts';
import { likenessOf, type Likeness } from '../../model/look-alike.ts';
import { firstFew } from '../first-few.ts';
import { knownSiteOf, type KnownSite } from './known-sites.ts';

/** A shorter name under another ending (`app.xyz`, `app.org`) is no likeness. */
const otherEndingMinLetters = 5;

/** Only letters of another alphabet are a trick for certain; everything else may be an honest coincidence, for the desk to judge. */
const severityOf = (likeness: Likeness): Finding['severity'] =>
  likeness === 'homoglyph' ? 'blocking' : 'warning';

function nameFinding(site: KnownSite, known: KnownSite): Finding | undefined {
  const likeness = likenessOf(site.titleLooks, known.titleLooks);
  if (!likeness) return undefined;
  const { title, url } = known;
  return { severity: severityOf(likeness), code: 'look-alike-name', params: { title, url } };
}

function urlFinding(site: KnownSite, known: KnownSite): Finding | undefined {
  if (site.domain === known.domain) return undefined;
  const likeness = likenessOf(site.labelLooks, known.labelLooks);
  if (!likeness || (likeness === 'same' && site.labelLooks.folded.length < otherEndingMinLetters))
    return undefined;
  return { severity: severityOf(likeness), code: 'look-alike-url', params: { host: known.domain } };
}

/** Other projects, listed or under review, whose name or site is easily taken for this one's. */
export function findLookAlikes(knownSites: readonly KnownSite[], dapp: DappSubmission): Finding[] {
  const site = knownSiteOf({ title: dapp.title, url: dapp.url, urlKey: urlKey(dapp.url) });
  const others = knownSites.filter((known) => known.urlKey !== site.urlKey);
  return [
    ...firstFew(others.map((known) => nameFinding(site, known))),
    ...firstFew(others.map((known) => urlFinding(site, known))),
  ];
}
