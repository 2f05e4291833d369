import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import type { ContentBody } from '../model/content-body.ts';
import { titleOf } from '../model/languages.ts';
import { changeEntry, save } from './change-entry.ts';
import type { ContentPort } from './content-port.ts';
import type { EditingDependencies, Editor } from './editing-dependencies.ts';
import { portOf } from './entry-rows.ts';
import { checkLanguages } from './find-outdated.ts';
import { readBody } from './perform-action.ts';
import { requirePictures } from './pictures.ts';
import { appendVersion, describeVersion } from './store-version.ts';

export interface NewEntry {
  kind: string;
  body: unknown;
  /** Of the form that is sent: the same form makes one entry, however often it is sent. */
  key?: string | undefined;
  person: Editor;
}

/** Stores what the form holds now in the entry that it made before. @throws AppError conflict where another person changed it since */
async function saveAgain(
  { database, now }: EditingDependencies,
  { port, id, body, editor }: { port: ContentPort; id: number; body: ContentBody; editor: Editor },
): Promise<number> {
  await changeEntry(database, { port, id }, async (entry) => {
    if (entry.version.actor_id !== editor.id)
      throw new AppError(
        'conflict',
        'Another person changed this draft in the meantime. Open it from the list.',
      );
    await save(entry, { body, editor, at: now() });
  });
  return id;
}

/** Stores a new draft, or the same form once more. @returns the entry's id @throws AppError not-found, bad-request, conflict */
export async function createEntry(dependencies: EditingDependencies, request: NewEntry): Promise<number> {
  const { key, person: editor } = request;
  const port = portOf(dependencies.ports, request.kind);
  const body = readBody(port, request.body);
  const created = await insertEntry(dependencies, { port, body, key, editor });
  if (created !== undefined) return created;
  const { id } = await dependencies.database
    .selectFrom('content_entries')
    .select('id')
    .where('form_key', '=', key ?? null)
    .executeTakeFirstOrThrow();
  return saveAgain(dependencies, { port, id, body, editor });
}

interface FirstVersion {
  port: ContentPort;
  body: ContentBody;
  key: string | undefined;
  editor: Editor;
}

/** @returns undefined where an entry of this form is there already */
async function insertEntry(
  { database, now }: EditingDependencies,
  { port: { kind }, body, key, editor }: FirstVersion,
): Promise<number | undefined> {
  const at = now();
  return database.transaction().execute(async (transaction) => {
    await requirePictures(transaction, kind, body);
    const title = titleOf(kind, body);
    const made = await transaction
      .insertInto('content_entries')
      .values({
        kind: kind.name,
        state: 'draft',
        version: 1,
        listed_time: at.toISOString(),
        title,
        marks: '{}',
        editor: editor.name,
        form_key: key ?? null,
      })
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return undefined;
    const { id } = made;
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
