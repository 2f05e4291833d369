import { brand } from '#brand/brand.ts';
import { locales } from '#i18n/locales.ts';
import type { PageHead } from '#routes/page.ts';
import type { PageState } from './page-state.ts';

/** After a navigation: the head entries that people and assistive technology notice. Robots read the server's document. */
export function applyHead(head: PageHead, state: PageState): void {
  document.title = state.id === 'home' ? head.title : `${head.title} · ${brand.name}`;
  document.documentElement.lang = locales[state.locale].tag;
  document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
  document
    .querySelector('link[rel=canonical]')
    ?.setAttribute('href', `${location.origin}/${state.locale}${state.path === '/' ? '' : state.path}`);
}
