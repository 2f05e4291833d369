import { useState } from 'react';
import { PreviewChoice, PreviewPanel } from '#features/core/desk-kit/desk/preview/preview-panel.tsx';
import type { ListedRelease } from '../model/listed-release.ts';
import type { ReleaseDraft, ReleasePage } from '../model/release-preview.ts';

interface ReleasePreviewProps {
  /** Undefined while the version or the day is missing. */
  release: (Omit<ReleaseDraft, 'platform'> & { platform: string }) | undefined;
  /** Language of the notes in the form. */
  locale: string;
  /** Shown first. */
  initialPage?: ReleasePage;
}

/** A published release as the preview needs it. */
export const draftOf = (
  { platform, version, released, file, further, withdrawal }: ListedRelease,
  notes: ReleaseDraft['notes'],
) => ({
  platform,
  version,
  released,
  file,
  ...(further && { further: [...further] }),
  notes,
  withdrawal: withdrawal ?? null,
});

/** The download page and version verification with a release. */
export function ReleasePreview({ release, locale, initialPage = 'download' }: ReleasePreviewProps) {
  const [page, setPage] = useState<ReleasePage>(initialPage);
  const hasFile = release !== undefined && release.file !== null;
  const shown = hasFile ? page : 'download';
  return (
    <PreviewPanel
      address="release-previews"
      request={release && { ...release, page: shown, locale }}
      hint="Write the version to see the page with it."
    >
      {hasFile && (
        <PreviewChoice
          label="Page of the release"
          value={shown}
          onChange={setPage}
          values={[
            ['download', 'Download'],
            ['verify', 'Verification'],
          ]}
        />
      )}
    </PreviewPanel>
  );
}
