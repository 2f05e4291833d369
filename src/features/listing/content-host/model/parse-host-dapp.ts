import * as v from 'valibot';
import { categorySchema, type Category } from '#features/store/catalogue/model/category.ts';
import { dappSchema, type Dapp } from '#features/store/catalogue/model/dapp.ts';
import {
  factColumns,
  factsOf,
  readFacts,
  unknownDappFacts,
  withShownLinks,
} from '#features/store/catalogue/model/dapp-facts.ts';
import { apiLanguages } from '#i18n/api-language.ts';
import { hostLink, hostPicture, hostText, hostTime, isHostId, withDefaults } from './host-text.ts';

/**
 * Default for a field that the host leaves out; a new field of the API needs one, or every row of an older
 * host is rejected.
 */
const defaults = {
  desc: '',
  icon_url: '',
  category_ids: [],
  chains: [],
  address: '',
  ...factColumns(unknownDappFacts),
  languages: [],
  hot: 0,
  withheld_links: [],
} satisfies Omit<Dapp, 'hid' | 'title' | 'url' | 'create_time'>;

const chainSchema = v.looseObject({ chain_id: v.nullish(v.union([v.string(), v.number()])) });

/** Chain ids may also be numbers. */
function withTextId(chain: unknown): unknown {
  const parsed = v.safeParse(chainSchema, chain);
  if (!parsed.success) return chain;
  const id = parsed.output.chain_id ?? null;
  return { ...parsed.output, chain_id: id === null ? null : String(id) };
}

function complete(row: unknown): unknown {
  const known = withDefaults(row, defaults) as typeof defaults;
  if (typeof known !== 'object' || known === null) return row;
  const { chains, hot } = known;
  return {
    ...known,
    chains: Array.isArray(chains) ? chains.map(withTextId) : chains,
    ...readFacts(unknownDappFacts, (name) => known[name] ?? ''),
    hot: Number(hot) > 0 ? 1 : 0,
  };
}

/**
 * A DApp of the host in the shape of the API, with its contents made safe to show.
 * @param origin of the host
 * @returns undefined for a DApp without id, name, time or web address
 */
export function parseHostDapp(row: unknown, origin: string): Dapp | undefined {
  const parsed = v.safeParse(dappSchema, complete(row));
  if (!parsed.success) return undefined;
  const dapp = parsed.output;
  const title = hostText(dapp.title, 120);
  const url = hostLink(dapp.url) ?? (dapp.withheld_links.includes('url') ? '' : undefined);
  const create_time = hostTime(dapp.create_time);
  if (!isHostId(dapp.hid) || title === '' || url === undefined || create_time === undefined) return undefined;
  return {
    ...dapp,
    title,
    url,
    create_time,
    desc: hostText(dapp.desc, 1_000),
    icon_url: hostPicture(dapp.icon_url, { origin, name: title, id: dapp.hid }),
    category_ids: [...new Set(dapp.category_ids)].slice(0, 40),
    chains: dapp.chains.slice(0, 300).map((chain) => ({ ...chain, ns: hostText(chain.ns, 60) })),
    address: hostText(dapp.address, 5_000),
    languages: apiLanguages.filter((language) => dapp.languages.includes(language)),
    ...factColumns(withShownLinks(factsOf(dapp), (link) => hostLink(link) ?? '')),
  };
}

const categoryDefaults = { m_index: 0, category_type: 0 } satisfies Omit<Category, 'hid' | 'title'>;

export function parseHostCategory(row: unknown): Category | undefined {
  const parsed = v.safeParse(categorySchema, withDefaults(row, categoryDefaults));
  if (!parsed.success) return undefined;
  const title = hostText(parsed.output.title, 60);
  return isHostId(parsed.output.hid) && title !== '' ? { ...parsed.output, title } : undefined;
}
