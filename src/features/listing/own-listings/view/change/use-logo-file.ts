import { useRef, useState, type ComponentType } from 'react';
import type { LogoCropperProps } from '#features/submission/uploads/view/cropper/logo-cropper.tsx';
import type { UploadError } from '#features/submission/uploads/view/file-refusal.ts';
import { inspectLogo } from '#features/submission/uploads/view/inspect-logo.ts';
import type { PendingFile } from '#features/submission/uploads/view/pending-file.ts';
import { plainLogoMaxBytes } from '../../model/change-page.ts';

interface Cropping {
  file: File;
  Cropper: ComponentType<LogoCropperProps>;
}

/** The file of a plain form, checked and cut before it is sent, as in the form of a new submission. */
export function useLogoFile() {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const [preview, setPreview] = useState<string | null>(null);
  const [error, setError] = useState<UploadError>();
  const [cropping, setCropping] = useState<Cropping>();

  const empty = () => {
    if (input.current) input.current.value = '';
    setPreview(null);
    setCropping(undefined);
  };

  /** Never rejects. */
  const choose = async (file: File | undefined): Promise<void> => {
    latest.current = file;
    setError(undefined);
    setPreview(null);
    if (!file) return;
    const found = await inspectLogo(file);
    if (latest.current !== file) return;
    if (found.kind === 'refused') {
      empty();
      setError(found.refusal);
    } else if (found.kind === 'ready' && file.size <= plainLogoMaxBytes) {
      setPreview(found.preview);
    } else {
      // Without the code for it the file is sent as it is, and the server says what is wrong.
      const module = await import('#features/submission/uploads/view/cropper/logo-cropper.tsx').catch(
        () => undefined,
      );
      if (module && latest.current === file) setCropping({ file, Cropper: module.LogoCropper });
    }
  };

  const useLogo = (part: PendingFile) => {
    const files = new DataTransfer();
    files.items.add(part.file);
    if (input.current) input.current.files = files.files;
    setPreview(part.preview);
    setCropping(undefined);
    input.current?.focus();
  };

  return { input, preview, error, cropping, choose, use: useLogo, cancel: empty };
}
