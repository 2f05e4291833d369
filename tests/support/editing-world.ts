import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { ContentAction } from '#features/team/editing/model/content-action.ts';
import { createEditing } from '#features/team/editing/server/editing.ts';
import type { ContentPort } from '#features/team/editing/server/content-port.ts';
import { newsPort } from '#features/site/content-editing/server/news/news-port.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { testOpener } from './file-opener.ts';

export const mara = { id: 'mara', email: 'mara@example.org', name: 'Mara' };
export const jonas = { id: 'jonas', email: 'jonas@example.org', name: 'Jonas' };

export const start = Date.parse('2026-11-23T09:00:00.000Z');

/** A news item in the two required languages. */
export const newsBody = (title: string, more: Partial<ContentBody> = {}): ContentBody => ({
  texts: {
    en: { title, desc: `${title}, in short`, content: `## ${title}\n\nThe text.` },
    zh: { title: `${title}（中）`, desc: '摘要', content: '正文' },
  },
  drafts: [],
  facts: { kind: 'company', pinnedUntil: '', cover: '' },
  ...more,
});

/** Editing over a database, with a clock that the test moves. */
export function createEditingWorld({ database }: OpenDatabase, ports: readonly ContentPort[] = [newsPort]) {
  const clock = { ms: start };
  const now = () => new Date(clock.ms);
  const editing = createEditing({ database, ports, opener: testOpener, now, log: createLog('silent') });
  return {
    clock,
    editing,
    minutes: (count: number) => new Date(start + count * 60_000).toISOString(),
    /** Acts on the latest version. */
    async act(id: number, action: ContentAction, kind = 'news') {
      const { version } = await editing.get(kind, id);
      return editing.perform({ kind, id, version, action, person: mara });
    },
  };
}
