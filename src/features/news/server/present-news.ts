import type { Selectable } from 'kysely';
import type { ContentLanguage } from '#i18n/api-language.ts';
import type { NewsTable } from '#platform/database/schema.ts';
import { coverPath } from '../model/cover-path.ts';
import type { NewsItem, NewsSummary } from '../model/news-item.ts';

type Texts = Partial<Record<string, { title: string; desc: string; content: string }>>;

/** An item in one language; the other one stands in where an editor wrote only one. */
export function presentNews(row: Selectable<NewsTable>, language: ContentLanguage): NewsItem {
  const texts = JSON.parse(row.texts) as Texts;
  const text = texts[language] ?? texts['en'] ?? Object.values(texts).find(Boolean);
  return {
    id: row.id,
    title: text?.title ?? '',
    desc: text?.desc ?? '',
    image_url: coverPath(row.id),
    create_time: row.create_time,
    days: row.create_time.slice(5, 10),
    times: row.create_time.slice(11, 16),
    content: text?.content ?? '',
  };
}

export function presentNewsSummary(row: Selectable<NewsTable>, language: ContentLanguage): NewsSummary {
  const { content: _, ...summary } = presentNews(row, language);
  return summary;
}
