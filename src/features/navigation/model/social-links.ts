import type { Brand } from '#features/brand/model/brand-schema.ts';
import type { Locale } from '#i18n/locales.ts';

const icons = {
  network: 'at-sign',
  chat: 'send',
  forum: 'messages-square',
  video: 'circle-play',
  community: 'hash',
  code: 'code-xml',
  blog: 'book-open',
} as const;

export type SocialId = keyof typeof icons;

export interface SocialLink {
  id: SocialId;
  icon: (typeof icons)[SocialId];
  url: string;
}

/** The chat is Chinese for zh and zh-tw, Korean for ko, English for all others (specification §2). */
export function chatUrlOf({ social: { chat } }: Brand, locale: Locale): string {
  if (locale === 'zh' || locale === 'zh-tw') return chat.zh;
  return locale === 'ko' ? chat.ko : chat.en;
}

/** The brand's social accounts, in the order of the footer. */
export function listSocialLinks(brand: Brand, locale: Locale): readonly SocialLink[] {
  const urls: Record<SocialId, string> = { ...brand.social, chat: chatUrlOf(brand, locale) };
  return (Object.keys(icons) as SocialId[]).map((id) => ({ id, icon: icons[id], url: urls[id] }));
}
