import * as v from 'valibot';
import type { Database } from '#platform/database/database.ts';

const text = v.pipe(v.string(), v.nonEmpty());

export const releaseContentSchema = v.object({
  platform: text,
  version: text,
  /** YYYY-MM-DD */
  released: v.pipe(v.string(), v.isoDate()),
  /** Null where a shop delivers the release and there is no file to check; stored as empty text and 0. */
  file_name: v.nullable(text),
  size_bytes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  sha256: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  notes: v.record(v.string(), text),
});

type ReleaseContent = v.InferOutput<typeof releaseContentSchema>;

function rowOf(release: ReleaseContent) {
  return {
    ...release,
    file_name: release.file_name ?? '',
    size_bytes: release.size_bytes ?? 0,
    sha256: release.sha256 ?? '',
    notes: JSON.stringify(release.notes),
  };
}

/** Enters the releases that are not known yet, by platform and version. */
export async function seedReleases(
  transaction: Database,
  releases: readonly ReleaseContent[],
): Promise<void> {
  await transaction
    .insertInto('releases')
    .values(releases.map(rowOf))
    .onConflict((conflict) => conflict.columns(['platform', 'version']).doNothing())
    .execute();
}
