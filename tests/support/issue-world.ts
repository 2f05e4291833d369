import { contentPorts } from '#app/content-ports.ts';
import { createEditing } from '#features/team/editing/server/editing.ts';
import type { IssueAction } from '#features/site/newsletter/model/issues/issue.ts';
import type { Locale } from '#i18n/locales.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { testOpener } from './file-opener.ts';
import { createMailWorld, startServerForTest } from './mail-world.ts';

export const editor = { id: 'edda', email: 'edda@example.org', name: 'Edda' };
export const english = {
  subject: 'Tide tables, November',
  text: '# Fees\n\nFees are **lower**. See [news](/news).',
};
export const korean = { subject: '11월 소식', text: '수수료가 내렸습니다.' };

/** Newsletter issues with their drafts, subscribers and outbox, and a real mail server. */
export async function createIssueWorld(opened: OpenDatabase) {
  const world = await createMailWorld(opened, await startServerForTest());
  const { database, clock, issues } = world;
  const now = () => clock.time;
  const log = createLog('silent');
  const editing = createEditing({ database, ports: contentPorts, opener: testOpener, now, log });
  const act = (id: number, action: IssueAction) => issues.act({ id, action, person: editor });
  return {
    ...world,
    editing,
    act,
    /** Confirmed subscribers, in this order. */
    join: (people: readonly (readonly [email: string, locale: Locale])[]) =>
      database
        .insertInto('subscribers')
        .values(
          people.map(([email, locale]) => ({
            email,
            email_key: email,
            locale,
            language: locale.startsWith('zh') ? 'zh-Hans' : 'en',
            create_time: now().toISOString(),
            requested_time: null,
            confirmed_time: now().toISOString(),
            unsubscribed_time: null,
            refused_time: null,
            refused_error: null,
          })),
        )
        .execute(),
    /** Writes an issue and makes it ready. @returns its number on the sending side, and that of its draft */
    async write(texts: object = { en: english, ko: korean }, fallback = 'en') {
      const body = { texts, drafts: [], facts: { fallback } };
      const entryId = await editing.create({ kind: 'newsletter', body, person: editor });
      await publish(entryId);
      return { id: (await editing.get('newsletter', entryId)).rowId!, entryId };
    },
    publish,
    /** What the background work does, until nothing is left to do now. */
    async run() {
      for (let before = -1; before !== world.server.attempts();) {
        before = world.server.attempts();
        await issues.queueDue();
        await world.outbox.sendDue();
      }
      await issues.queueDue();
    },
    readers: () => world.server.mails.map(({ recipients }) => recipients[0]).toSorted(),
    state: async (email: string) =>
      database
        .selectFrom('subscribers')
        .select(['confirmed_time', 'refused_time', 'refused_error'])
        .where('email', '=', email)
        .executeTakeFirst(),
  };

  async function publish(entryId: number) {
    const { version } = await editing.get('newsletter', entryId);
    const action = { name: 'publish', until: null } as const;
    await editing.perform({ kind: 'newsletter', id: entryId, version, action, person: editor });
  }
}
