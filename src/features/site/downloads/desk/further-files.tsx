import { Box, Button, Typography } from '@mui/material';
import { FileButton } from '#features/core/desk-kit/desk/file-button.tsx';
import { filesMax } from '../model/new-release.ts';
import { ChecksumState } from './checksum-state.tsx';
import { FileState } from './file-state.tsx';
import type { useFurtherFiles } from './use-further-files.ts';

interface FurtherFilesProps {
  further: ReturnType<typeof useFurtherFiles>;
  /** The build's checksum file. */
  checksums: string;
}

/** The files of a release after the first one. They are read on this device and never uploaded. */
export function FurtherFiles({ further: { files, add, remove }, checksums }: FurtherFilesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {files.map(({ key, hashed }) => (
        <Box
          key={key}
          role="group"
          aria-label={hashed.name}
          sx={{ display: 'grid', gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <div role="status">
            <FileState hashed={hashed} />
            {hashed.kind === 'done' && checksums.trim() !== '' && (
              <ChecksumState text={checksums} file={hashed} />
            )}
          </div>
          <Button sx={{ justifySelf: 'start' }} onClick={() => remove(key)}>
            Remove {hashed.name}
          </Button>
        </Box>
      ))}
      {files.length < filesMax - 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <FileButton label="Another file" variant="outlined" onFile={add}>
            Add another file
          </FileButton>
          <Typography sx={{ color: 'text.secondary' }}>
            For example, for another processor. Visitors download and verify it like the first file.
          </Typography>
        </Box>
      )}
    </Box>
  );
}
