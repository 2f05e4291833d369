import { expect, it } from 'vitest';
import { seedContent } from '#content/seed.ts';
import { localeCodes } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { loadPromotions } from '#routes/load-promotions.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Services } from '#routes/services.ts';
import { createContentServices, createTestApi, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { readEditorsContent } from '../support/part-of-content.ts';

/** What pages show is the portal's own content. */
function createPageServices(opened: OpenDatabase): Services {
  const services = createContentServices(opened);
  return { ...services, shown: services } as unknown as Services;
}

describeOnEachEngine('promotions on pages', (open) => {
  it('appear in the numbers of the specification, in every language of the demonstration', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const services = createPageServices(opened);
    const titles = new Map<string, Set<string>>();
    for (const locale of localeCodes) {
      const [banners, activities, ads] = await Promise.all(
        (['banner', 'activity', 'ad'] as const).map((kind) => loadPromotions({ services, locale }, kind)),
      );
      expect([banners?.length, activities?.length, ads?.length]).toEqual([5, 5, 5]);
      for (const card of [banners, activities, ads].flatMap((cards) => cards ?? [])) {
        expect(card).not.toHaveProperty('lang');
        const path = card.href.replace(`/${locale}/`, '/');
        titles.set(path, (titles.get(path) ?? new Set()).add(card.title));
      }
      expect(banners?.[0]).toMatchObject({ href: `/${locale}/news/15`, isOwn: true });
      expect(ads?.find(({ href }) => href.includes('eips.ethereum.org'))?.isOwn).toBe(false);
    }
    expect(titles.get('/news/15')?.size).toBe(localeCodes.length);
  });

  it('name the language of a title that an editor wrote in two', async () => {
    const opened = await open();
    const titles = JSON.stringify({ 'zh-Hans': '活动', en: 'Event' });
    const row = { kind: 'activity' as const, image_url: '/a.svg', status: 0, position: 0, titles };
    await opened.database
      .insertInto('promotions')
      .values([
        { ...row, url: 'https://other.example.org/a' },
        { ...row, url: 'https://user:secret@other.example.org/b', position: 1 },
        { ...row, url: 'ftp://other.example.org/c', position: 2 },
      ])
      .execute();
    const services = createPageServices(opened);
    const load = (locale: 'zh' | 'zh-tw' | 'ru') => loadPromotions({ services, locale }, 'activity');
    expect(await load('zh')).toEqual([
      { hid: 1, title: '活动', image_url: '/a.svg', href: 'https://other.example.org/a', isOwn: false },
    ]);
    expect((await load('zh-tw'))[0]).toMatchObject({ title: '活动', lang: 'zh-Hans' });
    expect((await load('ru'))[0]).toMatchObject({ title: 'Event', lang: 'en' });
    const answer = await createTestApi(opened).request('/v1/activity/list?lang=ru');
    const { data } = (await answer.json()) as { data: object[] };
    expect(data[0]).toEqual({
      id: 1,
      title: 'Event',
      image_url: '/a.svg',
      url: 'https://other.example.org/a',
    });
  });

  it('are empty while a content host does not answer', async () => {
    const { brand, publicOrigin } = createContentServices(await open());
    const news = { listPromotions: () => Promise.reject(new AppError('unavailable', 'The host is down.')) };
    const services = { brand, publicOrigin, shown: { news } } as unknown as Services;
    expect(await loadPromotions({ services, locale: 'en' }, 'banner')).toEqual([]);
  });
});
