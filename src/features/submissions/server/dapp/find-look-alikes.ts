import { urlKey } from '#lib/url-key.ts';
import type { Database } from '#platform/database/database.ts';
import type { DappSubmission } from '../../model/dapp-submission.ts';
import type { Finding } from '../../model/finding.ts';
import { likenessOf, type Likeness } from '../../model/look-alike.ts';
import { underReview } from '../../model/state.ts';
import { siteNameOf, type SiteName } from './site-name.ts';

interface Known {
  title: string;
  url: string;
}

/** More than that says nothing new. */
const findingsPerCode = 3;
/** A shorter name under another ending (`app.xyz`, `app.org`) is no likeness. */
const otherEndingMinLetters = 5;

/** Only letters of another alphabet are a trick for certain; everything else may be an honest coincidence, for the desk to judge. */
const severityOf = (likeness: Likeness): Finding['severity'] =>
  likeness === 'homoglyph' ? 'blocking' : 'warning';

function nameFinding(dapp: DappSubmission, known: Known): Finding | undefined {
  const likeness = likenessOf(dapp.title, known.title);
  if (!likeness) return undefined;
  return {
    severity: severityOf(likeness),
    code: 'look-alike-name',
    params: { title: known.title, url: known.url },
  };
}

function urlFinding(site: SiteName, known: Known): Finding | undefined {
  const other = siteNameOf(known.url);
  if (site.domain === other.domain) return undefined;
  const likeness = likenessOf(site.label, other.label);
  if (!likeness || (likeness === 'same' && site.label.length < otherEndingMinLetters)) return undefined;
  return { severity: severityOf(likeness), code: 'look-alike-url', params: { host: other.domain } };
}

async function listKnown(database: Database): Promise<Known[]> {
  const listed = await database
    .selectFrom('dapps')
    .innerJoin('dapp_texts', 'dapp_texts.dapp_hid', 'dapps.hid')
    .select(['dapp_texts.title', 'dapps.url'])
    .where('dapps.listed', '=', 1)
    .orderBy('dapps.hot', 'desc')
    .orderBy('dapps.hid')
    .execute();
  const open = await database
    .selectFrom('submissions')
    .select(['title', 'payload'])
    .where('kind', '=', 'dapp')
    .where('state', 'in', underReview)
    .execute();
  return [
    ...listed,
    ...open.map(({ title, payload }) => ({ title, url: (JSON.parse(payload) as DappSubmission).url })),
  ];
}

function firstFew(findings: (Finding | undefined)[]): Finding[] {
  const seen = new Map(
    findings.filter((finding) => finding !== undefined).map((one) => [JSON.stringify(one), one]),
  );
  return [...seen.values()].sort((a, b) => a.severity.localeCompare(b.severity)).slice(0, findingsPerCode);
}

/** Other projects, listed or under review, whose name or site is easily taken for this one's. */
export async function findLookAlikes(database: Database, dapp: DappSubmission): Promise<Finding[]> {
  const key = urlKey(dapp.url);
  const site = siteNameOf(dapp.url);
  const others = (await listKnown(database)).filter((known) => urlKey(known.url) !== key);
  return [
    ...firstFew(others.map((known) => nameFinding(dapp, known))),
    ...firstFew(others.map((known) => urlFinding(site, known))),
  ];
}
