import type { ApiLanguage } from '#i18n/api-language.ts';
import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import { defaultSort } from '../../model/dapp-sort.ts';
import type { Dapp } from '../../model/dapp.ts';
import { requestCount, type StorePageData } from '../../model/store-page.ts';

/** @throws when the response is not a success of the content API */
async function fetchData(path: string, query: Record<string, string>): Promise<unknown> {
  const response = await fetch(apiAddress(`${path}?${new URLSearchParams(query)}`), {
    signal: timeoutSignal(),
  });
  const answer = (await response.json()) as { result: number; message: string; data: unknown };
  if (!response.ok || answer.result !== 0)
    throw new Error(answer.message || `The content API answered ${response.status}.`);
  return answer.data;
}

function requireDapps(data: unknown): Dapp[] {
  if (!Array.isArray(data)) throw new Error('The content API returned no list of DApps.');
  return data as Dapp[];
}

interface ListRequest {
  data: Pick<StorePageData, 'filter' | 'chains'>;
  start: number;
  language: ApiLanguage;
}

/**
 * The entries of the store page's own list from `start` on, in its order; an empty list when there are no
 * more. Words alone use the search call, everything else the category list.
 */
export async function fetchDapps({ data, start, language }: ListRequest): Promise<Dapp[]> {
  const { category_id, chain_hid, key, sort } = data.filter;
  const query: Record<string, string> = { start: String(start), count: String(requestCount), lang: language };
  const chain = data.chains.find(({ hid }) => hid === chain_hid);
  if (key && !chain && !category_id && sort === defaultSort) {
    const found = (await fetchData('/v1/application/search', { ...query, key })) as { dapps?: unknown };
    return requireDapps(found.dapps);
  }
  query.category_id = String(category_id);
  if (key) query.key = key;
  if (sort !== defaultSort) query.sort = sort;
  if (chain) query.ns = chain.ns;
  if (chain?.chain_id) query.chain_id = chain.chain_id;
  return requireDapps(await fetchData('/v1/application/category_dapplist', query));
}

/** The DApps with these ids in that order; delisted ones are missing. */
export async function fetchDappsById(hids: readonly number[], language: ApiLanguage): Promise<Dapp[]> {
  if (hids.length === 0) return [];
  return requireDapps(
    await fetchData('/v1/application/listbyids_new', { ids: hids.join(','), lang: language }),
  );
}
