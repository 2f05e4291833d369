import type { Category } from '#features/store/catalogue/model/category.ts';
import type { Dapp } from '#features/store/catalogue/model/dapp.ts';
import type { Blockchain } from '#features/core/chains/model/chain.ts';
import type { TokenProtocolMap } from '#features/core/chains/model/token-protocol.ts';
import { apiLanguageOf } from '#i18n/api-language.ts';
import type { Locale } from '#i18n/locales.ts';
import { findAvailable } from '#lib/find-available.ts';
import type { ContentCopies } from './content-copies.ts';
import type { ContentHost } from './content-host.ts';
import type { HostReader } from './host-reader.ts';
import type { HostLists } from './host-records.ts';
import { parseHostChain, parseHostProtocols } from '../model/parse-host-chain.ts';
import { parseHostCategory, parseHostDapp } from '../model/parse-host-dapp.ts';

export interface HostSource {
  host: ContentHost;
  reader: HostReader;
  copies: ContentCopies;
}

/** The host's catalogue lists, as copies. Throws AppError `unavailable` until there is a first response. */
export interface CatalogueLists {
  read(locale: Locale): Promise<HostLists>;
  protocols(): Promise<TokenProtocolMap>;
}

/** The version that the wallet's own pages send (specification §9). */
const version = '10.0.0';
/** Entries per request (specification §9), and how many of a host are shown. */
const dappCounts = { count: 500, most: 5_000 };

/** Parameters of every catalogue call (specification §7). */
export const clientOf = (locale: Locale) => ({ lang: apiLanguageOf(locale), os: 'web', version });

const hidOf = ({ hid }: { hid: number }) => hid;
const noHot: readonly number[] = [];

const readChains = ({ host, reader }: HostSource): Promise<Blockchain[]> =>
  reader.listRows({
    path: '/v1/block_chain/list',
    query: clientOf('en'),
    parse: (row) => parseHostChain(row, host.origin),
    idOf: hidOf,
  });

const readCategories = ({ reader }: HostSource, locale: Locale): Promise<Category[]> =>
  reader.listRows({
    path: '/v1/application/category_list',
    query: { ...clientOf(locale), appver: version },
    parse: parseHostCategory,
    idOf: hidOf,
  });

const readDapps = ({ host, reader }: HostSource, locale: Locale): Promise<Dapp[]> =>
  reader.listAllRows({
    path: '/v1/application/category_dapplist',
    query: { ...clientOf(locale), status: 0, category_id: 0, key: '' },
    parse: (row) => parseHostDapp(row, host.origin),
    idOf: hidOf,
    ...dappCounts,
  });

async function readHot({ host, reader }: HostSource): Promise<number[]> {
  const rows = await reader.listRows({
    path: '/v1/application/hot_list',
    query: { ...clientOf('en'), start: 0, count: dappCounts.count },
    parse: (row) => parseHostDapp(row, host.origin),
    idOf: hidOf,
  });
  return rows.map(hidOf);
}

export function createCatalogueLists(source: HostSource): CatalogueLists {
  const { host, copies } = source;
  const list = <Data>(call: string, of: string, read: () => Promise<Data>) =>
    copies.get({ call, of, role: 'list', read });
  return {
    async read(locale) {
      const [chains, categories, dapps, hot] = await Promise.all([
        list('chains', '', () => readChains(source)),
        list('categories', locale, () => readCategories(source, locale)),
        list('dapps', locale, () => readDapps(source, locale)),
        // The same in every language. Without it, the DApp's own value decides.
        findAvailable(list('hot', '', () => readHot(source))),
      ]);
      return { chains, categories, dapps, hot: hot ?? noHot };
    },
    protocols: () =>
      list('token standards', '', async () =>
        parseHostProtocols(await host.ask({ path: '/v1/token/ns_token_protocol_list_map' })),
      ),
  };
}
