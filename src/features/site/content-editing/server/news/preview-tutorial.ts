import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { News } from '#features/core/news/server/news.ts';
import { presentTutorial } from '#features/core/news/server/summarize-tutorial.ts';
import { tutorialRow } from './tutorial-port.ts';

/** Tutorials as visitors will find them once the draft is published: presented by the code that presents stored ones. */
export function previewTutorial(news: News, { id, body }: { id: number; body: ContentBody }): News {
  const row = { id, ...tutorialRow(body) };
  return {
    ...news,
    findTutorial: async (wanted, locale) =>
      wanted === id ? presentTutorial(row, locale) : news.findTutorial(wanted, locale),
  };
}
