import type { Selectable } from 'kysely';
import type { ApiLanguage } from '#i18n/api-language.ts';
import type { NewsTable } from '#platform/database/content-tables.ts';
import { coverPath } from '../model/cover-path.ts';
import type { NewsItem, NewsSummary } from '../model/news-item.ts';
import type { NewsKind } from '../model/news-kinds.ts';
import { chooseStoredText, type StoredTexts } from './choose-stored-text.ts';
import { presentCover } from './present-cover.ts';

type Texts = StoredTexts<{ title: string; desc: string; content: string; coverAlt?: string }>;

/** This portal's own items have a kind. */
type StoredNews = NewsItem & { kind: NewsKind };

/** An item in one language, or in the nearest one that editors wrote. */
export function presentNews(row: Selectable<NewsTable>, language: ApiLanguage): StoredNews {
  const { text, lang } = chooseStoredText(JSON.parse(row.texts) as Texts, language);
  const pictured = presentCover(row.cover, text?.coverAlt);
  return {
    id: row.id,
    title: text?.title ?? '',
    desc: text?.desc ?? '',
    ...(lang === undefined ? {} : { lang }),
    image_url: pictured.cover?.src ?? coverPath(row.id),
    ...pictured,
    kind: row.kind,
    create_time: row.create_time,
    days: row.create_time.slice(5, 10),
    times: row.create_time.slice(11, 16),
    content: text?.content ?? '',
  };
}

export function presentNewsSummary(row: Selectable<NewsTable>, language: ApiLanguage): NewsSummary {
  const { content: _, ...summary } = presentNews(row, language);
  return summary;
}
