import { contractsOf } from '#features/submission/dapp-submission/server/contract-texts.ts';
import { findContractFindings } from '#features/submission/dapp-submission/server/find-contract-findings.ts';
import { findLookAlikes } from '#features/submission/dapp-submission/server/find-look-alikes.ts';
import { findSharedContracts } from '#features/submission/dapp-submission/server/find-shared-contracts.ts';
import type { KnownSite } from '#features/submission/dapp-submission/server/known-sites.ts';
import { siteNameOf } from '#features/submission/dapp-submission/server/site-name.ts';
import { dappFields } from '#features/submission/dapp-submission/model/dapp-fields.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { fieldOfFinding } from '#features/submission/submissions/model/finding-field.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import { findMixedScript } from '#features/submission/submission-checks/server/find-mixed-script.ts';
import { findSameLogo } from '#features/submission/submission-checks/server/find-same-logo.ts';
import { findSiteFindings } from '#features/submission/submission-checks/server/find-site-findings.ts';
import { urlKey } from '#lib/url-key.ts';
import type { Database } from '#platform/database/database.ts';
import { newHid, type DappListing } from '../../model/listing-draft.ts';
import { writtenLanguages } from '../describe-texts.ts';
import { findTextFindings } from '../find-text-findings.ts';
import type { KindDependencies, Examined, PlacedFinding } from '../listing-kind.ts';
import type { ListingNames } from '../read-names.ts';

type DappDependencies = KindDependencies & { knownSites: () => Promise<KnownSite[]> };

/** Another item with this link, listed or not: a site has one entry. */
export async function findSameLink(
  database: Database,
  { hid, draft }: Pick<Examined<DappListing>, 'hid' | 'draft'>,
): Promise<PlacedFinding[]> {
  const other = await database
    .selectFrom('dapps')
    .select(['hid', 'title', 'listed'])
    .where('url_key', '=', urlKey(draft.url))
    .where('hid', '!=', hid)
    .executeTakeFirst();
  if (!other) return [];
  const { title } = other;
  const code = other.listed === 1 ? 'duplicate-listed' : 'duplicate-delisted';
  const evidence = { listed: 'dapp', hid: other.hid, title } as const;
  return [{ severity: 'blocking', code, params: { title, hid: other.hid }, evidence, path: 'url' }];
}

/** The titles, each once, with a language that has it. */
function listTitles({ texts }: DappListing): [title: string, locale: string][] {
  const titles = new Map<string, string>();
  for (const locale of writtenLanguages(texts)) {
    const title = texts[locale]?.title ?? '';
    if (!titles.has(title)) titles.set(title, locale);
  }
  return [...titles];
}

/** The contracts on networks of the forms, as a form names them. */
function addressesOf({ contracts }: DappListing, { chains }: ListingNames) {
  return contracts.flatMap(({ chain, addresses }) => {
    const network = chains.get(chain)?.network;
    return isNetworkKey(network) ? [{ network, addresses }] : [];
  });
}

/** Names the field of the desk's form. @param locale of the title that was looked at */
function place(finding: Finding, names: ListingNames, locale: string): PlacedFinding {
  const path = fieldOfFinding(finding, dappFields);
  const network = /^addresses\.(.+)$/.exec(path ?? '')?.[1];
  if (network !== undefined) {
    const chain = [...names.chains.values()].find((each) => each.network === network);
    return { ...finding, path: chain ? `contracts.${chain.hid}` : 'contracts' };
  }
  if (finding.code === 'same-logo') return { ...finding, path: 'icon' };
  return { ...finding, path: path === 'title' ? `texts.${locale}.title` : (path ?? null) };
}

async function logoFindings(
  database: Database,
  { hid, draft, before }: Examined<DappListing>,
): Promise<Finding[]> {
  if (draft.icon === before.icon) return [];
  const subjectKey = urlKey(hid === newHid ? draft.url : before.url);
  return findSameLogo(database, { kind: 'dapp', icon: draft.icon, subjectKey, ownKey: subjectKey });
}

/** Everything that the checks before a submission's payment say, against all items but this one. */
export async function findDappFindings(
  { database, web, chainOf, knownSites }: DappDependencies,
  examined: Examined<DappListing>,
  names: ListingNames,
): Promise<PlacedFinding[]> {
  const { hid, draft } = examined;
  const others = (await knownSites()).filter(
    ({ evidence }) => !('listed' in evidence) || evidence.hid !== hid,
  );
  const addresses = addressesOf(draft, names);
  const { url } = draft;
  const ofTitles = listTitles(draft).flatMap(([title, locale]) =>
    [
      ...findMixedScript({ title, url: siteNameOf(url).domain }),
      ...findLookAlikes(others, { title, url }),
    ].map((finding) => place(finding, names, locale)),
  );
  const rest = await Promise.all([
    contractsOf({ addresses }).length === 0 ? [] : findSharedContracts(database, others, { url, addresses }),
    logoFindings(database, examined),
    findSiteFindings(web, url),
    findContractFindings({ database, chainOf }, { addresses }),
  ]);
  return [
    ...(await findSameLink(database, examined)),
    ...ofTitles,
    ...findTextFindings(examined),
    ...rest.flat().map((finding) => place(finding, names, 'en')),
  ];
}
