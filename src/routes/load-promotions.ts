import type { PromotionCard } from '#features/core/news/model/promotion-card.ts';
import type { Promotion, PromotionKind } from '#features/core/news/model/promotion.ts';
import { apiLanguageOf } from '#i18n/api-language.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { findAvailable } from '#lib/find-available.ts';
import type { LoadRequest } from './loader.ts';

/** How many of a kind pages ask for (specification §9). */
const counts: Record<PromotionKind, number> = { banner: 10, activity: 5, ad: 5 };

type PromotionRequest = Pick<LoadRequest, 'services' | 'locale'>;

/** Editors write whole addresses; one of this site stays in the page's language and tab. */
function presentCard(
  { url, position: _position, ...promotion }: Promotion,
  { locale, origins }: { locale: Locale; origins: ReadonlySet<string> },
): PromotionCard[] {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username || parsed.password) return [];
  if (!origins.has(parsed.origin)) return [{ ...promotion, href: parsed.href, isOwn: false }];
  const [, first = ''] = parsed.pathname.split('/');
  const path = parsed.pathname === '/' ? '' : parsed.pathname;
  const href = (isLocale(first) ? path : `/${locale}${path}`) + parsed.search + parsed.hash;
  return [{ ...promotion, href, isOwn: true }];
}

/** The promotions of a page, in the visitor's language where there is one; none while a content host does not answer (specification §8). */
export async function loadPromotions(
  { services, locale }: PromotionRequest,
  kind: PromotionKind,
): Promise<PromotionCard[]> {
  const { brand, publicOrigin, shown } = services;
  const origins = new Set([publicOrigin, brand.hosts.primary, brand.hosts.alternate]);
  const request = { kind, start: 0, count: counts[kind], status: 0, language: apiLanguageOf(locale) };
  const promotions = (await findAvailable(shown.news.listPromotions(request))) ?? [];
  return promotions.flatMap((promotion) => presentCard(promotion, { locale, origins }));
}
