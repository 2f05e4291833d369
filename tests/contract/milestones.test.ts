import { expect, it, test } from 'vitest';
import { validateMilestones } from '#app/validate-brand.ts';
import configured from '#brand/milestones.json' with { type: 'json' };
import { createAbout } from '#features/site/about/server/about.ts';
import { seedMilestones } from '#features/site/about/server/seed-milestones.ts';
import type { MilestoneYear } from '#features/site/about/model/milestone.ts';
import { milestonePort } from '#features/site/content-editing/server/site/milestone-port.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { createEditingWorld, mara, start } from '../support/editing-world.ts';

const milestones = validateMilestones(configured, false);

test('the brand has a month of history for every month once', () => {
  expect(new Set(milestones.map(({ month }) => month)).size).toBe(milestones.length);
});

const bodyOf = (month: string, title = 'A second port') => ({
  texts: { en: { title, text: 'It opens.' }, zh: { title: '第二个港口', text: '开港。' } },
  drafts: [],
  facts: { month },
});

describeOnEachEngine('milestones', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened: OpenDatabase = await open();
    await seedMilestones(opened.database, milestones);
    const about = createAbout(opened);
    const months = async () =>
      (await about.listMilestoneYears('en')).flatMap((year) => year.milestones.map(({ month }) => month));
    return { opened, about, months, ...createEditingWorld(opened, [milestonePort]) };
  }

  it('begin with the brand’s history: an entry for every year from 2018 to 2026, in every language', async () => {
    const { about, opened } = await prepare();
    const years = Array.from({ length: 9 }, (_, index) => 2018 + index);
    for (const locale of localeCodes) {
      const listed = await about.listMilestoneYears(locale);
      expect(listed.map(({ year }) => year)).toEqual(years);
      const shown = listed.flatMap((year) => year.milestones);
      expect(shown.filter(({ lang }) => lang !== undefined)).toEqual([]);
      expect(new Set(shown.map(({ title }) => title))).toEqual(
        new Set(milestones.map(({ title }) => title[locale])),
      );
    }
    // The next start.
    await seedMilestones(opened.database, milestones);
    expect(await about.listMilestones()).toHaveLength(milestones.length);
  });

  it('are taken over by the desk unchanged; one that is taken down is gone, and does not return at the next start', async () => {
    const { about, editing, act, opened } = await prepare();
    const before = await about.listMilestoneYears('th');
    const { data } = await editing.list('milestone', { page: 1, perPage: 100 });
    expect(data).toHaveLength(milestones.length);
    for (const { id } of data) await act(id, { name: 'publish', until: null }, 'milestone');
    expect(await about.listMilestoneYears('th')).toEqual(before);
    for (const { id } of data) await act(id, { name: 'unpublish' }, 'milestone');
    await seedMilestones(opened.database, milestones);
    expect(await about.listMilestoneYears('th')).toEqual([]);
  });

  it('go out at their time, in the order of their months', async () => {
    const { editing, act, months, clock, minutes } = await prepare();
    const id = await editing.create({ kind: 'milestone', body: bodyOf('2018-05'), person: mara });
    await act(id, { name: 'schedule', from: minutes(5), until: null }, 'milestone');
    expect(await months()).not.toContain('2018-05');
    clock.ms = start + 5 * 60_000;
    await editing.runDue();
    const listed = await months();
    expect(listed[1]).toBe('2018-05');
    expect(listed).toEqual(listed.toSorted());
  });

  it.each(['2018-13', '2018', 'May 2018'])('refuse the month %s', async (month) => {
    const { editing } = await prepare();
    const created = editing.create({ kind: 'milestone', body: bodyOf(month), person: mara });
    await expect(created).rejects.toThrow('Month is not a month such as 2026-11.');
  });

  it('are previewed on the about page, in the place of what is stored', async () => {
    const { opened, editing } = await prepare();
    const editor = await (await createDesk(opened, assets())).signIn('editor', 'Mara');
    const [first] = (await editing.list('milestone', { page: 1, perPage: 1 })).data;
    const preview = async (body: object, id?: number) => {
      const request = { body, locale: 'en', theme: 'light', ...(id && { id }) };
      const made = await editor.post('/api/desk/content/milestone/previews', request);
      const { id: name, ...place } = (await made.json()) as { id: string };
      const html = await (await editor.get(`/api/desk/previews/${name}`)).text();
      const page = JSON.parse(/\{"path".*\}\}/.exec(html)![0]) as { data: { years: MilestoneYear[] } };
      const shown = page.data.years.flatMap((year) => year.milestones);
      return { place, count: shown.length, titles: shown.map(({ title }) => title) };
    };
    const fresh = await preview(bodyOf('2018-05'));
    expect(fresh.place).toEqual({ path: '/en/about', anchor: 'milestones' });
    expect(fresh.count).toBe(milestones.length + 1);
    expect(fresh.titles[1]).toBe('A second port');
    expect((await preview(bodyOf('2018-05'), first!.id)).count).toBe(milestones.length);
    expect((await preview(bodyOf(''))).count).toBe(milestones.length);
  });
});
