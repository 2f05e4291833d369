import type { TutorialData } from '#features/core/news/view/tutorial/tutorial-page.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<TutorialData> = {
  query: ['id'],
  cache: 'stored',
  async load({ services, locale, query }) {
    const id = query.get('id') ?? '';
    const tutorial = /^\d{1,9}$/.test(id)
      ? await services.shown.news.findTutorial(Number(id), locale)
      : undefined;
    if (!tutorial) return { kind: 'not-found' };
    const { news } = services.shown;
    const all = await news.listTutorials(locale);
    const others = all.filter((other) => other.id !== tutorial.id);
    const { body, ...summary } = tutorial;
    const hasPictures = news === services.own.news;
    const blocks = await services.markdown.read({ source: body, hasPictures });
    return { kind: 'page', data: { ...summary, blocks, others } };
  },
};
