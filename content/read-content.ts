import * as v from 'valibot';
import {
  categoryContentSchema,
  dappContentSchema,
  tokenContentSchema,
} from '#features/store/catalogue/server/catalogue-content.ts';
import { chainContentSchema } from '#features/core/chains/server/chain-content.ts';
import {
  newsContentSchema,
  promotionContentSchema,
  tutorialContentSchema,
} from '#features/core/news/server/news-content.ts';
import { releaseContentSchema } from './seed-releases.ts';
import { readDictionaries, translateTexts } from './translations.ts';

/** Chains and categories: every installation has them. */
export async function readGroundContent() {
  const [chains, categories] = await Promise.all([
    import('./chains.json', { with: { type: 'json' } }),
    import('./categories.json', { with: { type: 'json' } }),
  ]);
  return {
    chains: v.parse(v.array(chainContentSchema), chains.default),
    categories: v.parse(v.array(categoryContentSchema), categories.default),
  };
}

export type DemonstrationContent = Awaited<ReturnType<typeof readDemonstrationContent>>;

/** What makes a first start show a full site. */
export async function readDemonstrationContent() {
  const [tokens, dapps, news, banners, activities, ads, tutorials, releases] = await Promise.all([
    import('./tokens.json', { with: { type: 'json' } }),
    import('./dapps.json', { with: { type: 'json' } }),
    import('./news.json', { with: { type: 'json' } }),
    import('./banners.json', { with: { type: 'json' } }),
    import('./activities.json', { with: { type: 'json' } }),
    import('./ads.json', { with: { type: 'json' } }),
    import('./tutorials.json', { with: { type: 'json' } }),
    import('./releases.json', { with: { type: 'json' } }),
  ]);
  const dictionaries = await readDictionaries();
  const inAllLanguages = (texts: Readonly<Record<string, string>>) => translateTexts(texts, dictionaries);
  const fromContentLanguages = ({ en, 'zh-Hans': zh }: { en: string; 'zh-Hans': string }) =>
    inAllLanguages({ en, zh });
  const readPromotions = (rows: unknown) =>
    v.parse(v.array(promotionContentSchema), rows).map(({ title, ...promotion }) => ({
      ...promotion,
      title: fromContentLanguages(title),
    }));
  return {
    tokens: v
      .parse(v.array(tokenContentSchema), tokens.default)
      .map((token) => ({ ...token, desc: inAllLanguages(token.desc) })),
    dapps: v
      .parse(v.array(dappContentSchema), dapps.default)
      .map((dapp) => ({ ...dapp, desc: inAllLanguages(dapp.desc) })),
    news: v.parse(v.array(newsContentSchema), news.default).map(({ title, desc, content, ...item }) => ({
      ...item,
      title: fromContentLanguages(title),
      desc: fromContentLanguages(desc),
      content: fromContentLanguages(content),
    })),
    promotions: {
      banner: readPromotions(banners.default),
      activity: readPromotions(activities.default),
      ad: readPromotions(ads.default),
    },
    tutorials: v
      .parse(v.array(tutorialContentSchema), tutorials.default)
      .map(({ title, body, ...tutorial }) => ({
        ...tutorial,
        title: inAllLanguages(title),
        body: inAllLanguages(body),
      })),
    releases: v
      .parse(v.array(releaseContentSchema), releases.default)
      .map((release) => ({ ...release, notes: inAllLanguages(release.notes) })),
  };
}
