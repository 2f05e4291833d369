import type { Submissions } from '#features/submission/submissions/server/submissions.ts';
import type { Database } from '#platform/database/database.ts';
import { hashUploadKey } from '#platform/files/hash-upload-key.ts';

/** The upload key of a world's files. */
export const worldKey = 'the-key-of-this-world';

/** Every draft of the tests has sent the world's files itself, as a browser does before it sends the form. */
export function withWorldFiles(database: Database, submissions: Submissions): Submissions {
  const lend = async (key: string) => {
    const rows = await database
      .selectFrom('uploads')
      .selectAll()
      .where('key_hash', '=', hashUploadKey(worldKey))
      .execute();
    const lent = rows.map((row) => ({ ...row, key_hash: hashUploadKey(key) }));
    const insert = database.insertInto('uploads').values(lent);
    if (lent.length > 0) await insert.onConflict((conflict) => conflict.doNothing()).execute();
    return key;
  };
  return {
    ...submissions,
    check: async (kind, payload, draft) =>
      submissions.check(kind, payload, { ...draft, draftKey: await lend(draft?.draftKey ?? worldKey) }),
    create: async (request) => {
      await lend(request.draftKey);
      return submissions.create(request);
    },
    update: async (reference, payload, draftKey) =>
      submissions.update(reference, payload, await lend(draftKey ?? worldKey)),
  };
}
