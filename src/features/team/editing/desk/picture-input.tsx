import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { FileButton } from '#features/core/desk-kit/desk/file-button.tsx';
import { useReportUpload } from '#features/core/desk-kit/desk/pending-uploads.ts';
import { useFileDrop } from '#features/core/desk-kit/desk/use-file-drop.ts';
import type { PictureSize } from '#lib/picture-area.ts';
import { CutDialog } from './cut/cut-dialog.tsx';
import { usePictureCut } from './cut/use-picture-cut.ts';
import { pictureRule } from '../model/picture-words.ts';
import { usePictureUpload, type PictureField } from './use-picture-upload.ts';

interface PictureInputProps {
  kind: string;
  field: PictureField;
  /** Address of the picture, or empty. */
  value: string;
  onChange: (address: string) => void;
}

const frame = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  p: 1.5,
  border: '1px dashed',
  borderRadius: 1,
};

/** The picture as it is stored, that is as visitors get it. */
function Picture({ value, field }: Pick<PictureInputProps, 'value' | 'field'>) {
  const { width, height } = field.size;
  return (
    <Box
      sx={{
        width: 208,
        aspectRatio: `${width} / ${height}`,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        bgcolor: 'var(--sea-1)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.secondary',
      }}
    >
      {value === '' ? (
        'No picture'
      ) : (
        <img
          src={value}
          alt={`${field.label}, as visitors see it`}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

interface ButtonsProps {
  label: string;
  isEmpty: boolean;
  /** Undefined where no other part of the picture can be chosen. */
  onCut: (() => void) | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
}

function Buttons({ label, isEmpty, onCut, onFile, onRemove }: ButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <FileButton
        label={`File for ${label}`}
        accept="image/png,image/jpeg"
        variant="outlined"
        color="inherit"
        onFile={onFile}
      >
        {isEmpty ? 'Choose a picture' : 'Replace'}
      </FileButton>
      {onCut && (
        <Button variant="outlined" color="inherit" onClick={onCut}>
          Choose the part
        </Button>
      )}
      {!isEmpty && (
        <Button variant="outlined" color="inherit" onClick={onRemove}>
          Remove
        </Button>
      )}
    </Box>
  );
}

/** The upload and the cut of a picture; at most one problem is shown. */
function usePicture({ kind, field, value, onChange }: PictureInputProps) {
  const upload = usePictureUpload({ kind, field, onAddress: onChange });
  const cut = usePictureCut({ kind, field, value, onAddress: onChange });
  const isBusy = upload.isSending || cut.isCutting;
  useReportUpload(isBusy);
  return {
    cut,
    isBusy,
    problem: upload.problem ?? cut.problem,
    send: (file: File) => {
      cut.forgetProblem();
      void upload.send(file);
    },
    remove: () => {
      upload.forgetProblem();
      cut.forgetProblem();
      onChange('');
    },
  };
}

type Cut = ReturnType<typeof usePictureCut>;

function Cutting({ cut: { cut, use, close }, size }: { cut: Cut; size: PictureSize }) {
  if (!cut) return null;
  return (
    <CutDialog
      src={cut.address}
      picture={cut.size}
      size={size}
      initial={cut.area}
      onUse={(area) => void use(area)}
      onClose={close}
    />
  );
}

/** A picture: chosen or dropped, uploaded, and shown as it was cut; another part of it can be chosen. */
export function PictureInput(props: PictureInputProps) {
  const { field, value } = props;
  const id = useId();
  const { cut, isBusy, problem, send, remove } = usePicture(props);
  const { isOver, handlers } = useFileDrop(send);
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      {...handlers}
      sx={{ ...frame, borderColor: isOver ? 'secondary.main' : 'divider' }}
    >
      <Picture value={value} field={field} />
      <Box sx={{ flex: '1 1 220px', display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography id={`${id}-label`} sx={{ fontWeight: 600 }}>
          {field.label}
        </Typography>
        <Buttons
          label={field.label}
          isEmpty={value === ''}
          onCut={cut.isPossible ? () => void cut.open() : undefined}
          onFile={send}
          onRemove={remove}
        />
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          Choose a file or drop it here. {pictureRule(field.size)} {field.hint}
        </Box>
        <div role="status">{isBusy && <LinearProgress aria-label={`Uploading for ${field.label}`} />}</div>
        {problem && <Alert severity="error">{problem}</Alert>}
      </Box>
      <Cutting cut={cut} size={field.size} />
    </Box>
  );
}
