import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useId, useState, type DragEvent } from 'react';
import type { HashedFile } from './use-hashed-file.ts';

function FileState({ hashed }: { hashed: HashedFile }) {
  if (hashed.kind === 'failed')
    return <Alert severity="error">{hashed.name} could not be read. Choose the file again.</Alert>;
  if (hashed.kind === 'reading') {
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>Reading {hashed.name}</Typography>
        <LinearProgress
          variant="determinate"
          value={hashed.share * 100}
          aria-label={`Reading ${hashed.name}`}
        />
      </Box>
    );
  }
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {hashed.name}, {hashed.sizeBytes.toLocaleString('en')} bytes
      </Typography>
      <Box component="code">{hashed.sha256}</Box>
    </Box>
  );
}

/** Reached by its label; out of sight, since browsers draw it each in their own way. */
function FileInput({ id, onFile }: { id: string; onFile: (file: File) => void }) {
  return (
    <input
      id={id}
      type="file"
      aria-label="File of the release"
      style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

/** Takes the file of a release; it is read on this device and never uploaded. */
export function FileDrop({
  hashed,
  onFile,
}: {
  hashed: HashedFile | undefined;
  onFile: (file: File) => void;
}) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 3,
        border: '1px dashed',
        borderColor: isOver ? 'secondary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Button component="label" variant="outlined" htmlFor={id}>
          {hashed ? 'Choose another file' : 'Choose the file'}
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>
          or drop it here. Its SHA-256 is computed on this device; the file is not uploaded.
        </Typography>
      </Box>
      <FileInput id={id} onFile={onFile} />
      <div role="status">{hashed && <FileState hashed={hashed} />}</div>
    </Box>
  );
}
