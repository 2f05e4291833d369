import type { PageHead } from '#routes/page.ts';
import type { LoadRequest } from '#routes/loader.ts';
import { loaderOf } from './loaders.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import type { PageRequest } from './respond-page.ts';

export interface DescribeDependencies extends Pick<LoadRequest, 'services' | 'openApi'> {
  renderer: Pick<PageRenderer, 'describePage'>;
}

/** The head of a public page, without its body; undefined where there is no such page, or it is one person's or outside the index. */
export async function describePage(
  { match, locale, query }: Omit<PageRequest, 'path'>,
  { services, openApi, renderer }: DescribeDependencies,
): Promise<PageHead | undefined> {
  const loader = loaderOf(match);
  if (loader.cache === 'private') return undefined;
  const loaded = await loader.load({ services, openApi, locale, params: match.params, query });
  if (loaded.kind !== 'page') return undefined;
  const head = await renderer.describePage({ id: match.id, locale, data: loaded.data });
  return head.noIndex ? undefined : head;
}
