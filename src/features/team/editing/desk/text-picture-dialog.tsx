import { Alert, Box, Button, LinearProgress, TextField } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { findAreaIssue, middleArea, type PictureSize } from '#lib/picture-area.ts';
import { parseTextPicture, writeTextPicture } from '#lib/text-picture.ts';
import { CutDialog } from './cut/cut-dialog.tsx';
import { usePictureCut } from './cut/use-picture-cut.ts';
import type { PictureTarget } from './use-picture-upload.ts';

const altMaxCharacters = 300;

interface TextPictureDialogProps {
  kind: string;
  field: PictureTarget;
  /** Address with its size; empty while it is being uploaded. */
  address: string;
  isSending: boolean;
  problem: string | undefined;
  onAddress: (address: string) => void;
  /** Called with the Markdown. */
  onPlace: (markdown: string) => void;
  onClose: () => void;
}

function Shown({ src }: { src: string }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', bgcolor: 'var(--sea-1)', borderRadius: 1, p: 1 }}>
      <img
        src={src}
        alt="The picture, as visitors see it"
        style={{ maxWidth: '100%', maxHeight: 320, display: 'block' }}
      />
    </Box>
  );
}

function Cutting({ cut, size }: { cut: ReturnType<typeof usePictureCut>; size: PictureSize }) {
  if (!cut.cut) return null;
  const { address, size: picture, area } = cut.cut;
  // A whole picture has its own ratio.
  const initial = findAreaIssue(picture, size, area) ? middleArea(picture, size) : area;
  return (
    <CutDialog
      src={address}
      picture={picture}
      size={size}
      initial={initial}
      onUse={(area) => void cut.use(area)}
      onClose={cut.close}
    />
  );
}

/** Asks what an uploaded picture shows, and places it in the text. */
export function TextPictureDialog({ kind, field, address, onAddress, ...dialog }: TextPictureDialogProps) {
  const [alt, setAlt] = useState('');
  const src = parseTextPicture(address)?.src ?? '';
  const cut = usePictureCut({ kind, field, value: src, onAddress });
  const isReady = src !== '' && alt.trim() !== '' && !cut.isCutting;
  const problem = dialog.problem ?? cut.problem;
  return (
    <ActionDialog
      title="Place a picture"
      action="Place picture"
      onAct={isReady ? () => dialog.onPlace(writeTextPicture(alt, address)) : undefined}
      onClose={dialog.onClose}
    >
      <div role="status">
        {(dialog.isSending || cut.isCutting) && <LinearProgress aria-label="Uploading the picture" />}
      </div>
      {problem && <Alert severity="error">{problem}</Alert>}
      {src !== '' && <Shown src={src} />}
      {src !== '' && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => void cut.open()}
          sx={{ justifySelf: 'start' }}
        >
          Choose the part
        </Button>
      )}
      <TextField
        label="Alternative text"
        helperText="For people who cannot see the picture: what it shows, in the language of this text."
        required
        multiline
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        slotProps={{ htmlInput: { maxLength: altMaxCharacters } }}
      />
      <Cutting cut={cut} size={field.size} />
    </ActionDialog>
  );
}
