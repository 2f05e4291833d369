import { dappAddress } from '#features/store/catalogue/model/listed-address.ts';
import { storeAddress } from '#features/store/catalogue/view/store/store-address.ts';
import { newsItemAddress, newsListAddress } from '#features/core/news/model/news-address.ts';
import { newsKinds, type NewsKind } from '#features/core/news/model/news-kinds.ts';
import { newsPageSize } from '#features/core/news/model/news-page-size.ts';
import { tutorialAddress } from '#features/core/news/model/tutorial-address.ts';
import type { Content } from '#routes/services.ts';
import { describePage, type DescribeDependencies } from '../describe-page.ts';
import { matchPage } from '../match-page.ts';
import { pageTable, type PageId } from '../page-table.ts';

/** A page for search engines, in every language. */
export interface SitePage {
  /** Without language, with its query. */
  path: string;
  /** RFC 3339, UTC; where it is known. */
  changed?: string;
}

/** Categories that pages show (specification §5). */
const storeCategoryType = 0;

/** The pages of a list of news, the first of which has the plain address. */
function listNewsPages(items: number, kind: NewsKind | null): SitePage[] {
  const pages = Math.max(1, Math.ceil(items / newsPageSize));
  return Array.from({ length: pages }, (_, page) => ({ path: newsListAddress(page * newsPageSize, kind) }));
}

/** The list of all news, and that of each kind that has any. The pinned item is on top of the first page, not on one of its 20 places. */
async function listAllNewsPages(news: Content['news']): Promise<SitePage[]> {
  const [times, counts, pinned] = await Promise.all([
    news.listNewsTimes(),
    news.countNews(),
    news.findPinnedNews('en'),
  ]);
  const ofKinds = newsKinds.flatMap((kind) => {
    const count = counts?.[kind] ?? 0;
    return count > 0 ? listNewsPages(count - (pinned?.kind === kind ? 1 : 0), kind) : [];
  });
  return [...listNewsPages(times.length - (pinned ? 1 : 0), null), ...ofKinds];
}

/** Pages whose address carries what they show. Every such entry of the page table has its line here. */
const contentPages: Partial<Record<PageId, (shown: Content) => Promise<SitePage[]>>> = {
  dappstore: async ({ catalogue }) =>
    (await catalogue.listCategories('en'))
      .filter(({ category_type }) => category_type === storeCategoryType)
      .map(({ hid }) => ({ path: storeAddress({ category_id: hid }) })),
  'dappstore-detail': async ({ catalogue }) =>
    (await catalogue.listDappTimes()).map(({ hid, create_time }) => ({
      path: dappAddress(hid),
      changed: create_time,
    })),
  tutorial: async ({ news }) =>
    (await news.listTutorials('en')).map(({ id }) => ({ path: tutorialAddress(id) })),
  news: ({ news }) => listAllNewsPages(news),
  'news-item': async ({ news }) =>
    (await news.listNewsTimes()).map(({ id, create_time }) => ({
      path: newsItemAddress(id),
      changed: create_time,
    })),
};

async function listPlainPage(path: string, deps: DescribeDependencies): Promise<SitePage[]> {
  const match = path.includes(':') ? undefined : matchPage(path);
  if (!match) return [];
  const head = await describePage({ match, locale: 'en', query: new URLSearchParams() }, deps);
  return head ? [{ path: head.canonicalPath ?? path }] : [];
}

/** Every page that search engines may list, each path once. */
export async function listSitePages(deps: DescribeDependencies): Promise<SitePage[]> {
  const lists = await Promise.all(
    pageTable.flatMap(({ id, path }) => [
      listPlainPage(path, deps),
      contentPages[id]?.(deps.services.shown) ?? Promise.resolve([]),
    ]),
  );
  return [...new Map(lists.flat().map((page) => [page.path, page])).values()];
}
