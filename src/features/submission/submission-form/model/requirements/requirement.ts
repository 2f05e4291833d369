import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { Locale } from '#i18n/locales.ts';

/** A requirement of a submission, as the page shows it. */
export interface Requirement {
  /** Plain text, or sanitized HTML when `html` is set (specification §3). */
  text: string;
  html: boolean;
  /** BCP 47; present when the brand has no text in the page's language. */
  lang?: string;
}

/**
 * Where to get the product's token: the swap page from BNB to the token, on BSC. Its language is zh for zh
 * and English otherwise (specification §2). Undefined where the brand has no swap.
 */
export function swapAddress({ links, donation }: Brand, locale: Locale): string | undefined {
  if (links.trade.swap === undefined) return undefined;
  const address = new URL(links.trade.swap);
  address.searchParams.set('chain', 'BSC');
  address.searchParams.set('input', 'BNB');
  address.searchParams.set('output', donation.tokenContract);
  address.searchParams.set('locale', locale === 'zh' ? 'zh' : 'en');
  return address.href;
}
