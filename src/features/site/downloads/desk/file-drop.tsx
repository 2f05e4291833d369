import { Box, Typography } from '@mui/material';
import { FileButton } from '#features/core/desk-kit/desk/file-button.tsx';
import { useFileDrop } from '#features/core/desk-kit/desk/use-file-drop.ts';
import { FileState } from './file-state.tsx';
import type { HashedFile } from './read-hashed-file.ts';

/** Takes the file of a release; it is read on this device and never uploaded. */
export function FileDrop({
  hashed,
  onFile,
}: {
  hashed: HashedFile | undefined;
  onFile: (file: File) => void;
}) {
  const { isOver, handlers } = useFileDrop(onFile);
  return (
    <Box
      {...handlers}
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
        <FileButton label="File of the release" variant="outlined" onFile={onFile}>
          {hashed ? 'Choose another file' : 'Choose the file'}
        </FileButton>
        <Typography sx={{ color: 'text.secondary' }}>
          or drop it here. Its SHA-256 is computed in your browser. The file is not uploaded.
        </Typography>
      </Box>
      <div role="status">{hashed && <FileState hashed={hashed} />}</div>
    </Box>
  );
}
