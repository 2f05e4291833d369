import { urlKey } from '#lib/url-key.ts';
import type { DappSubmission } from '../model/dapp-submission.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { likenessOf, severityOfLikeness } from '#features/submission/submission-checks/model/look-alike.ts';
import { firstFew } from '#features/submission/submission-checks/server/first-few.ts';
import { publicParams } from '#features/submission/submission-checks/server/public-params.ts';
import { siteLooksOf, type KnownSite, type SiteLooks } from './known-sites.ts';

/** A shorter name under another ending (`app.xyz`, `app.org`) is no likeness. */
const otherEndingMinLetters = 5;

/**
 * Exactly the name of another project does not block: the project itself may have moved to another site, and two honest projects may
 * share a common word. It goes to the desk marked, where the team has to prove that the name is its own.
 */
function nameFinding(site: SiteLooks, { title, url, titleLooks, evidence }: KnownSite): Finding | undefined {
  const likeness = likenessOf(site.titleLooks, titleLooks);
  if (!likeness) return undefined;
  const params = publicParams(evidence, { title, url });
  if (likeness === 'same') return { severity: 'desk', code: 'same-name', params, evidence };
  return { severity: severityOfLikeness(likeness), code: 'look-alike-name', params, evidence };
}

function urlFinding(site: SiteLooks, known: KnownSite): Finding | undefined {
  if (site.domain === known.domain) return undefined;
  const likeness = likenessOf(site.labelLooks, known.labelLooks);
  if (!likeness || (likeness === 'same' && site.labelLooks.folded.length < otherEndingMinLetters))
    return undefined;
  const { domain: host, evidence } = known;
  const params = publicParams(evidence, { host });
  return { severity: severityOfLikeness(likeness), code: 'look-alike-url', params, evidence };
}

/** Other projects, listed or under review, whose name or site is easily taken for this one's. */
export function findLookAlikes(
  knownSites: readonly KnownSite[],
  dapp: Pick<DappSubmission, 'title' | 'url'>,
): Finding[] {
  const site = siteLooksOf({ title: dapp.title, url: dapp.url, urlKey: urlKey(dapp.url) });
  const others = knownSites.filter((known) => known.urlKey !== site.urlKey);
  return [
    ...firstFew(others.map((known) => nameFinding(site, known))),
    ...firstFew(others.map((known) => urlFinding(site, known))),
  ];
}
