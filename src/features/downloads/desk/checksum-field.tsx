import { Alert, Box, TextField } from '@mui/material';
import { compareChecksum } from '../model/compare-checksum.ts';
import type { HashedFile } from './use-hashed-file.ts';

function ChecksumState({ text, file }: { text: string; file: Extract<HashedFile, { kind: 'done' }> }) {
  const result = compareChecksum(text, file);
  if (result.kind === 'match') return <Alert severity="success">The checksum file has the same hash.</Alert>;
  if (result.kind === 'absent')
    return <Alert severity="warning">The checksum file does not name {file.name}.</Alert>;
  return (
    <Alert severity="error">
      The checksum file has another hash for this file: <code>{result.sha256}</code>. Do not publish this file
      before you know why.
    </Alert>
  );
}

/** The build's own checksum file, compared with the hash that this browser computed. */
export function ChecksumField({
  text,
  hashed,
  onChange,
}: {
  text: string;
  hashed: HashedFile | undefined;
  onChange: (text: string) => void;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Checksum file of the build"
        helperText="Paste the content of SHA256SUMS, or the line for this file, from where the build wrote it."
        multiline
        minRows={2}
        maxRows={8}
        required
        value={text}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: 20_000, spellCheck: false, style: { fontFamily: 'monospace' } },
        }}
      />
      <div role="status">
        {text.trim() !== '' && hashed?.kind === 'done' && <ChecksumState text={text} file={hashed} />}
      </div>
    </Box>
  );
}
