import { appendAudit } from '#features/audit/server/append-audit.ts';
import { titleOf } from '../model/languages.ts';
import type { EditingDependencies, Editor } from './editing-dependencies.ts';
import { portOf } from './entry-rows.ts';
import { checkLanguages } from './find-outdated.ts';
import { readBody } from './perform-action.ts';
import { requirePictures } from './pictures.ts';
import { appendVersion, describeVersion } from './store-version.ts';

/** Stores a new draft. @returns the entry's id @throws AppError not-found, bad-request */
export async function createEntry(
  { database, ports, now }: EditingDependencies,
  request: { kind: string; body: unknown; person: Editor },
): Promise<number> {
  const port = portOf(ports, request.kind);
  const { kind } = port;
  const body = readBody(port, request.body);
  const at = now();
  const { person: editor } = request;
  return database.transaction().execute(async (transaction) => {
    await requirePictures(transaction, kind, body);
    const title = titleOf(kind, body);
    const { id } = await transaction
      .insertInto('content_entries')
      .values({
        kind: kind.name,
        state: 'draft',
        version: 1,
        listed_time: at.toISOString(),
        title,
        marks: '{}',
        editor: editor.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const checked = checkLanguages({ before: undefined, body, number: 1, current: [] });
    const first = { entryId: id, number: 1, act: 'saved', body, checked, editor, at } as const;
    const version = await appendVersion(transaction, first);
    await transaction
      .updateTable('content_entries')
      .set(await describeVersion(transaction, kind, { version, body }))
      .where('id', '=', id)
      .execute();
    const detail = { title, version: 1 };
    const subject = `${kind.name} ${id}`;
    await appendAudit(transaction, { at, actor: editor, area: 'content', action: 'saved', subject, detail });
    return id;
  });
}
