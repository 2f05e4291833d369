import { urlKey } from '#lib/url-key.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import { looksOf, type Looks } from '#features/submission/submission-checks/model/look-alike.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import { underReview } from '#features/submission/submissions/model/state.ts';
import { dappFormat } from '../model/stored-dapp.ts';
import { readPayloads } from '#features/submission/submissions/server/parse-payload.ts';
import { contractsOf, contractText } from './contract-texts.ts';
import { siteNameOf } from './site-name.ts';

/** A project that is listed or under review, under one of its names. */
export interface KnownSite {
  title: string;
  url: string;
  urlKey: string;
  /** Name that someone registered, as people read it. */
  domain: string;
  titleLooks: Looks;
  labelLooks: Looks;
  /** See `contractText`. */
  contracts: ReadonlySet<string>;
  evidence: FindingEvidence;
}

export type SiteLooks = Omit<KnownSite, 'contracts' | 'evidence'>;

interface NamedSite {
  title: string;
  url: string;
  urlKey: string;
}

/** How a site looks. */
export function siteLooksOf({ title, url, urlKey }: NamedSite): SiteLooks {
  const { domain, label } = siteNameOf(url);
  return { title, url, urlKey, domain, titleLooks: looksOf(title), labelLooks: looksOf(label) };
}

/** Under every title once: most languages show the same name. */
async function listListed(database: Database): Promise<KnownSite[]> {
  const rows = await database
    .selectFrom('dapps')
    .innerJoin('dapp_texts', 'dapp_texts.dapp_hid', 'dapps.hid')
    .select(['dapps.hid', 'dapps.address', 'dapp_texts.title', 'dapps.url', 'dapps.url_key as urlKey'])
    .distinct()
    .where('dapps.listed', '=', 1)
    .execute();
  return rows.map(({ hid, address, ...site }) => ({
    ...siteLooksOf(site),
    contracts: new Set(splitAddresses(address).map(contractText)),
    evidence: { listed: 'dapp', hid, title: site.title },
  }));
}

async function listUnderReview(database: Database): Promise<KnownSite[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'title', 'payload', 'payload_version'])
    .where('kind', '=', 'dapp')
    .where('state', 'in', underReview)
    .execute();
  return readPayloads(dappFormat, rows).map(({ row: { id, title }, payload: dapp }) => ({
    ...siteLooksOf({ title, url: dapp.url, urlKey: urlKey(dapp.url) }),
    contracts: new Set(contractsOf(dapp).map(({ text }) => text)),
    evidence: { submission: id, title },
  }));
}

/** Reads what there is to be mistaken for; the listed ones are read again only when the store has changed. */
export function createKnownSites(database: Database): () => Promise<KnownSite[]> {
  let listed: { revision: number; sites: Promise<KnownSite[]> } | undefined;
  return async () => {
    const revision = await getContentRevision(database);
    if (listed?.revision !== revision) listed = { revision, sites: listListed(database) };
    const current = listed;
    try {
      return [...(await current.sites), ...(await listUnderReview(database))];
    } catch (error) {
      if (listed === current) listed = undefined;
      throw error;
    }
  };
}
