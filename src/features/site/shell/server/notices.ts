import { createHash } from 'node:crypto';
import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { RegionalNotice } from '../model/regional-notice.ts';

export interface NoticeTexts {
  url: string;
  texts: Readonly<Partial<Record<Locale, string | undefined>>>;
}

/** The notice in the page's language; its id is the same in all languages. Null without a text. */
export function presentNotice({ url, texts }: NoticeTexts, locale: Locale): RegionalNotice | null {
  const text = chooseText(texts, locale);
  if (!text) return null;
  const lang = otherLanguageOf(texts, locale);
  const id = createHash('sha256')
    .update(texts.en ?? text)
    .digest('base64url')
    .slice(0, 8);
  return { id, text, url, ...(lang === undefined ? {} : { lang }) };
}

/** The strip above the header (specification §1). */
export interface Notices {
  /** Of the notices that visitors may see, the one that was published last; null where there is none, and no strip then. */
  find(locale: Locale): Promise<RegionalNotice | null>;
}

export function createNotices({ database }: { database: Database }): Notices {
  return {
    async find(locale) {
      const row = await database
        .selectFrom('notices')
        .select(['url', 'texts'])
        .where('shown', '=', 1)
        .orderBy('since', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row
        ? presentNotice({ url: row.url, texts: JSON.parse(row.texts) as NoticeTexts['texts'] }, locale)
        : null;
    },
  };
}
