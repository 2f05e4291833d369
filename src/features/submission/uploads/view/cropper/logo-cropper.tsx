import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { PendingFile } from '../pending-file.ts';
import { drawPreview } from '../draw-preview.ts';
import { loadPicture, type LoadedPicture } from '../load-picture.ts';
import { CropSquare } from './crop-square.tsx';
import cropper from './logo-cropper.module.css';

export interface LogoCropperProps {
  /** A picture that the browser has decoded once already. */
  file: File;
  onDone(part: PendingFile): void;
  onCancel(): void;
}

const endsOf = /\.[^.]*$/;

/** Cuts the square of a logo out of a larger picture; what leaves is a plain PNG of exactly 400 × 400. */
export function LogoCropper({ file, onDone, onCancel }: LogoCropperProps) {
  const { t } = useLingui();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePicture(file, onCancel);

  function use() {
    canvas.current?.toBlob((blob) => {
      if (!blob || !canvas.current) return;
      const part = new File([blob], `${file.name.replace(endsOf, '')}.png`, { type: 'image/png' });
      onDone({ file: part, preview: drawPreview(canvas.current) });
    }, 'image/png');
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      closeLabel={t`Close`}
      className={cropper.dialog}
    >
      <div className={cropper.body}>
        <h2 id={`${id}-title`}>
          <Trans>Choose the part to show</Trans>
        </h2>
        <p id={`${id}-text`} className={cropper.text}>
          <Trans>
            Drag the picture and zoom with the wheel or two fingers, or use the arrow keys and the keys + and
            −.
          </Trans>
        </p>
        {picture ? <CropSquare picture={picture} canvas={canvas} describedBy={`${id}-text`} /> : null}
        <div className={cropper.actions}>
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!picture} onClick={use}>
            <Trans>Use this part</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function usePicture(file: File, onFailure: () => void): LoadedPicture | undefined {
  const [picture, setPicture] = useState<LoadedPicture>();
  const failed = useRef(onFailure);
  useEffect(() => {
    let loaded: LoadedPicture | undefined;
    let isGone = false;
    loadPicture(file).then(
      (each) => {
        loaded = each;
        if (isGone) each.release();
        else setPicture(each);
      },
      () => failed.current(),
    );
    return () => {
      isGone = true;
      loaded?.release();
    };
  }, [file]);
  return picture;
}
