import { compareReleases } from '../model/compare-releases.ts';
import type { ReleaseDraft } from '../model/release-preview.ts';
import type { Downloads } from './downloads.ts';
import { presentPublished, presentRelease } from './present-release.ts';
import type { ReleaseRow } from './read-releases.ts';
import { withoutEmpty } from './without-empty.ts';

/** The row that publishing will write. */
function rowOf({ platform, version, released, notes, withdrawal, ...files }: ReleaseDraft): ReleaseRow {
  const { file, further = [] } = files;
  return {
    // No page shows it.
    id: 0,
    ...{ platform, version, released },
    withdrawn_time: withdrawal?.day ?? null,
    withdrawn_reason: withdrawal?.reason ?? null,
    file_name: file?.name ?? '',
    size_bytes: file?.sizeBytes ?? 0,
    sha256: file?.sha256 ?? '',
    further,
    notes: JSON.stringify(withoutEmpty(notes)),
  };
}

/** Releases as visitors will find them once the draft is published, presented by the code that presents stored ones. */
export function previewRelease(downloads: Downloads, draft: ReleaseDraft): Downloads {
  const row = rowOf(draft);
  const isOther = ({ platform, version }: { platform: string; version: string }) =>
    platform !== draft.platform || version !== draft.version;
  return {
    listReleases: async (locale) => {
      const others = (await downloads.listReleases(locale)).filter(isOther);
      const offered = draft.withdrawal === null ? [presentRelease(row, locale)] : [];
      return [...others, ...offered].toSorted(compareReleases);
    },
    listPublished: async () =>
      [...(await downloads.listPublished()).filter(isOther), presentPublished(row)].toSorted(compareReleases),
  };
}
