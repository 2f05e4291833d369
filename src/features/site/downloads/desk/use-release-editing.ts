import { useState } from 'react';
import type { KeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import type { ReleaseNotes } from '../model/new-release.ts';
import { isFromStore } from '../model/platform.ts';
import type { PreparedRelease } from '../model/prepared-release.ts';
import type { ReleaseValues } from './release-values.ts';
import { useReleaseFiles, type StoredFiles } from './use-release-files.ts';

const noFiles: StoredFiles = { file: null, further: [] };

/** What the form of a release holds, and what is sent of it. */
export function useReleaseEditing(kept: KeptForm<ReleaseValues>, stored: StoredFiles = noFiles) {
  const { facts, notes, checksums } = kept.values;
  const files = useReleaseFiles(checksums, stored);
  const [language, setLanguage] = useState<keyof ReleaseNotes>('en');
  const isStore = isFromStore(facts.platform);
  const prepared: PreparedRelease = {
    ...{ ...facts, version: facts.version.trim() },
    file: isStore ? null : files.file,
    further: isStore ? [] : files.read,
    ...{ checksums, notes },
  };
  const { checksums: _, ...shown } = prepared;
  const hasFacts = shown.version !== '' && shown.released !== '';
  return {
    kept,
    set: kept.set,
    files,
    language,
    setLanguage,
    prepared,
    /** Whether all is there that publishing needs. */
    isReady: (isStore || files.areReady) && hasFacts && notes.en.trim() !== '',
    /** What the preview shows, once there is enough of it. */
    shown: hasFacts ? { ...shown, withdrawal: null } : undefined,
  };
}

export type ReleaseEditing = ReturnType<typeof useReleaseEditing>;
