import { brand } from '#brand/brand.ts';
import { publicOrigin } from '#features/core/brand/model/public-origin.ts';
import { trustData } from '#lib/trusted-types.ts';
import { locales } from '#i18n/locales.ts';
import type { PageHead } from '#routes/page.ts';
import { headTagSelector, listHeadTags, pageTitle, type HeadTag } from './list-head-tags.ts';
import type { PageState } from './page-state.ts';

function createElement({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = tag === 'script' ? trustData(text) : text;
  return element;
}

/** After a navigation: the head that the server would have sent, for people, assistive technology and copied links. */
export function applyHead(head: PageHead, state: PageState): void {
  const input = { head, state, origin: publicOrigin() ?? location.origin, siteName: brand.name };
  document.title = pageTitle(input);
  document.documentElement.lang = locales[state.locale].tag;
  document.head.querySelectorAll(headTagSelector).forEach((element) => element.remove());
  document.head.append(...listHeadTags(input).map(createElement));
}
