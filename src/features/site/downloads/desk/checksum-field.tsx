import { Alert, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { FileButton } from '#features/core/desk-kit/desk/file-button.tsx';
import { useFileDrop } from '#features/core/desk-kit/desk/use-file-drop.ts';
import { checksumsMaxCharacters } from '../model/new-release.ts';
import { ChecksumState } from './checksum-state.tsx';
import type { HashedFile } from './read-hashed-file.ts';

/** Reads a checksum file that was dropped or chosen; it is small text. */
function useChecksumFile(onText: (text: string) => void) {
  const [problem, setProblem] = useState<string>();
  const read = (file: File): void => {
    setProblem(undefined);
    // Every character has at least one byte; anything larger is another file.
    if (file.size > checksumsMaxCharacters) {
      setProblem(`${file.name} is too large for a checksum file. Choose the SHA256SUMS file of the build.`);
      return;
    }
    file.text().then(onText, () => setProblem(`${file.name} could not be read. Choose the file again.`));
  };
  return { read, problem };
}

interface ChecksumFieldProps {
  text: string;
  hashed: HashedFile | undefined;
  onChange: (text: string) => void;
}

/** The build's own checksum file, dropped, chosen or pasted, compared with the hash that this browser computed. */
export function ChecksumField({ text, hashed, onChange }: ChecksumFieldProps) {
  const { read, problem } = useChecksumFile(onChange);
  const { isOver, handlers } = useFileDrop(read);
  return (
    <Box sx={{ display: 'grid', gap: 1 }} {...handlers}>
      <TextField
        label="Checksum file of the build"
        helperText="Drop SHA256SUMS of the build here, or paste its content or the line for this file."
        multiline
        minRows={2}
        maxRows={8}
        required
        value={text}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: {
            maxLength: checksumsMaxCharacters,
            spellCheck: false,
            style: { fontFamily: 'monospace' },
          },
        }}
        sx={isOver ? { outline: '2px dashed', outlineColor: 'secondary.main' } : {}}
      />
      <FileButton label="Checksum file" variant="outlined" sx={{ justifySelf: 'start' }} onFile={read}>
        Choose the checksum file
      </FileButton>
      {problem && <Alert severity="error">{problem}</Alert>}
      <div role="status">
        {text.trim() !== '' && hashed?.kind === 'done' && <ChecksumState text={text} file={hashed} />}
      </div>
    </Box>
  );
}
