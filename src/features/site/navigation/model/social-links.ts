import type { Brand } from '#features/core/brand/model/brand-schema.ts';
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

/** The chat is Chinese for zh and zh-tw, Korean for ko, English for all others (specification §2); undefined for a brand without a chat. */
export function chatUrlOf({ social: { chat } }: Pick<Brand, 'social'>, locale: Locale): string | undefined {
  if (!chat) return undefined;
  if (locale === 'zh' || locale === 'zh-tw') return chat.zh;
  return locale === 'ko' ? chat.ko : chat.en;
}

/** The brand's social accounts, in the order of the footer; none for a brand without any. */
export function listSocialLinks(brand: Pick<Brand, 'social'>, locale: Locale): readonly SocialLink[] {
  const urls: Partial<Record<SocialId, string | undefined>> = {
    ...brand.social,
    chat: chatUrlOf(brand, locale),
  };
  return (Object.keys(icons) as SocialId[]).flatMap((id) => {
    const url = urls[id];
    return url === undefined ? [] : [{ id, icon: icons[id], url }];
  });
}
