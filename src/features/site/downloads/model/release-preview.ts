import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';
import { newReleaseSchema, notesMaxCharacters } from './new-release.ts';
import { withdrawalReasons } from './withdrawal.ts';
import { desktopPlatforms, mobilePlatforms, type Platform } from './platform.ts';

/** Pages that show a release. */
const releasePages = ['download', 'verify'] as const;
export type ReleasePage = (typeof releasePages)[number];

const { platform, version, released, further } = newReleaseSchema.pipe[0].entries;
const { name, sizeBytes, sha256 } = newReleaseSchema.pipe[0].entries.file.wrapped.entries;
const note = v.pipe(v.string(), v.maxLength(notesMaxCharacters));

/** A release as it is in the form: its checksum file and its English notes may still be missing. */
export const releasePreviewSchema = v.object({
  platform,
  version,
  released,
  file: v.nullable(v.object({ name, sizeBytes, sha256 })),
  further,
  notes: v.record(v.picklist(localeCodes), note),
  withdrawal: v.optional(
    v.nullable(v.object({ day: released, reason: v.picklist(withdrawalReasons) })),
    null,
  ),
  page: v.picklist(releasePages),
  locale: v.picklist(localeCodes),
  theme: v.picklist(['light', 'dark']),
});
export type ReleaseDraft = Omit<v.InferOutput<typeof releasePreviewSchema>, 'page' | 'locale' | 'theme'>;

const isIn = (list: readonly Platform[], value: Platform) => list.includes(value);

/** Address and element with which the page of a release begins. */
export function releasePlace(of: Platform, page: ReleasePage): { path: string; anchor: string } {
  if (page === 'verify') return { path: '/verify', anchor: 'published' };
  if (isIn(mobilePlatforms, of)) return { path: '/download/app', anchor: of };
  return { path: '/download/pc', anchor: isIn(desktopPlatforms, of) ? of : 'extension' };
}
