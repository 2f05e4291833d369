import { expect, it } from 'vitest';
import { contentPorts } from '#app/content-ports.ts';
import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { createNews } from '#features/core/news/server/news.ts';
import { tutorialPort } from '#features/site/content-editing/server/news/tutorial-port.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createEditingWorld, mara } from '../support/editing-world.ts';

/** Every field filled in, in the required languages and one more. */
function fullBody(kind: ContentKind): ContentBody {
  const texts = (suffix: string) =>
    Object.fromEntries(kind.texts.map(({ name, label }) => [name, `${label} ${suffix}`]));
  const facts = kind.facts.map((field) => {
    if (field.type === 'link') return [field.name, 'https://tide.example/'];
    if (field.type === 'date') return [field.name, '2026-11-30'];
    return [field.name, 'initial' in field ? field.initial : 'A fact'];
  });
  return {
    texts: { en: texts('en'), zh: texts('zh'), es: texts('es') },
    drafts: [],
    facts: Object.fromEntries(facts) as ContentBody['facts'],
  };
}

describeOnEachEngine('kinds of contents', (open) => {
  it.each(contentPorts.map((port) => [port.kind.name, port] as const))(
    '%s: what is written is read back, hidden and shown again under the same number',
    async (_name, port) => {
      const { database } = await open();
      const body = fullBody(port.kind);
      const inTransaction = database.transaction();
      const write = (rowId: number | null) =>
        inTransaction.execute((transaction) =>
          port.write(transaction, { rowId, body, at: new Date('2026-11-23T09:00:00.000Z') }),
        );
      const id = await write(null);
      expect(await port.listNewRows(database, 10)).toEqual([
        { id, body, isShown: true, time: expect.any(String) },
      ]);
      await database.transaction().execute((transaction) => port.hide(transaction, id));
      expect(await port.listNewRows(database, 10)).toMatchObject([{ id, isShown: false }]);
      expect(await write(id)).toBe(id);
      expect(await port.listNewRows(database, 10)).toMatchObject([{ id, isShown: true }]);
    },
  );

  it('shows tutorials to visitors in the editors’ order, and none that was taken down', async () => {
    const opened = await open();
    const { editing, act } = createEditingWorld(opened, [tutorialPort]);
    const create = (title: string, position: number) =>
      editing.create({
        kind: 'tutorial',
        person: mara,
        body: {
          texts: { en: { title, body: 'Text' }, zh: { title: `${title} 中`, body: '正文' } },
          facts: { minutes: 4, position },
        },
      });
    const ids = [await create('Second', 2), await create('First', 1)];
    for (const id of ids) await act(id, { name: 'publish', until: null }, 'tutorial');
    const news = createNews(opened);
    expect((await news.listTutorials('en')).map(({ title }) => title)).toEqual(['First', 'Second']);
    await act(ids[1]!, { name: 'unpublish' }, 'tutorial');
    const [left] = await news.listTutorials('zh');
    expect(left).toMatchObject({ title: 'Second 中', minutes: 4 });
    const { rowId } = await editing.get('tutorial', ids[1]!);
    expect(await news.findTutorial(rowId!, 'en')).toBeUndefined();
    const filter = { category_id: 0, chain_hid: null, key: '', sort: 'hot', shown: 1 } as const;
    const store = await createCatalogue({ ...opened, now: () => new Date() }).storePage(filter, 'en');
    expect(store.tutorials.map(({ title }) => title)).toEqual(['Second']);
  });
});
