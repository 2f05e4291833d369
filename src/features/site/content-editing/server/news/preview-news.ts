import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { News } from '#features/core/news/server/news.ts';
import { presentNews } from '#features/core/news/server/present-news.ts';
import type { NewsSummary } from '#features/core/news/model/news-item.ts';
import { newsRow } from './news-port.ts';

export interface NewsDraft {
  id: number;
  body: ContentBody;
  /** When it was or will be published, RFC 3339 UTC. */
  time: string;
}

type Place = Pick<NewsSummary, 'id' | 'create_time'>;

/** The list's order: latest first, then by id. */
function byTime(a: Place, b: Place): number {
  if (a.create_time !== b.create_time) return a.create_time < b.create_time ? 1 : -1;
  return b.id - a.id;
}

/** News as visitors will find them once the draft is published: presented by the code that presents stored items. */
export function previewNews(news: News, draft: NewsDraft): News {
  const row = { ...newsRow(draft.body, new Date(draft.time)), id: draft.id, create_time: draft.time };
  const isOther = ({ id }: Place) => id !== draft.id;
  return {
    ...news,
    findNews: async (id, language) =>
      id === draft.id ? presentNews(row, language) : news.findNews(id, language),
    listNews: async (request) => {
      const { start, count, language, kind } = request;
      const stored = await news.listNews({ ...request, start: 0, count: start + count + 1 });
      const { content: _, ...summary } = presentNews(row, language);
      const isAsked = (!kind || row.kind === kind) && row.id !== request.except;
      const items = [...stored.filter(isOther), ...(isAsked ? [summary] : [])];
      return items.toSorted(byTime).slice(start, start + count);
    },
    listNewsNeighbors: async (item, language) => {
      const { earlier, later } = await news.listNewsNeighbors(item, language);
      return {
        ...(earlier && isOther(earlier) ? { earlier } : {}),
        ...(later && isOther(later) ? { later } : {}),
      };
    },
  };
}
