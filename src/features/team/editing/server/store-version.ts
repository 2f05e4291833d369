import { localeCodes } from '#i18n/locales.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { VersionAct } from '../model/content-entry.ts';
import { choiceOf } from '../model/choice-of.ts';
import { stateOf, type EntryTimes } from '../model/entry-times.ts';
import { markLanguage, titleOf, type LanguageMarks } from '../model/languages.ts';
import type { ContentKind } from '../model/content-kind.ts';
import type { Editor } from './editing-dependencies.ts';
import type { CheckedLanguages, VersionRecord } from './entry-rows.ts';
import { findOutdated } from './find-outdated.ts';
import { keepPictures } from './pictures.ts';

export interface NewVersion {
  entryId: number;
  number: number;
  act: VersionAct;
  body: ContentBody;
  checked: CheckedLanguages;
  source?: number;
  editor: Editor;
  at: Date;
}

/** Appends a version; its pictures are kept with it. */
export async function appendVersion(
  transaction: DatabaseTransaction,
  version: NewVersion,
): Promise<VersionRecord> {
  const { entryId, number, act, body, checked, source, editor, at } = version;
  const row = await transaction
    .insertInto('content_versions')
    .values({
      entry_id: entryId,
      number,
      act,
      body: JSON.stringify(body),
      checked: JSON.stringify(checked),
      source: source ?? null,
      actor_id: editor.id,
      actor: editor.name,
      at: at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepPictures(transaction, { entryId, number, body });
  return row;
}

/** The marks of all languages, for the list. */
async function marksOf(
  transaction: DatabaseTransaction,
  { kind, version, body }: { kind: ContentKind; version: VersionRecord; body: ContentBody },
): Promise<LanguageMarks> {
  const outdated = await findOutdated(transaction, version);
  return Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      markLanguage(kind, body, { locale, isOutdated: outdated[locale] !== undefined }),
    ]),
  );
}

/** The columns of an entry that say whether visitors see it. */
export const timeColumns = (times: EntryTimes) => ({
  version: times.version,
  live_version: times.liveVersion,
  from_time: times.from,
  until_time: times.until,
  state: stateOf(times),
});

/** The columns of an entry that follow from its latest version. */
export async function describeVersion(
  transaction: DatabaseTransaction,
  kind: ContentKind,
  { version, body }: { version: VersionRecord; body: ContentBody },
) {
  const marks = await marksOf(transaction, { kind, version, body });
  return {
    title: titleOf(kind, body),
    choice: choiceOf(kind, body),
    marks: JSON.stringify(marks),
    editor: version.actor,
  };
}
