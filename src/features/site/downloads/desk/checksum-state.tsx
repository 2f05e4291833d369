import { Alert } from '@mui/material';
import { compareChecksum } from '../model/compare-checksum.ts';
import type { ReleaseFile } from '../model/release.ts';

/** What the build's checksum file says about a file. */
export function ChecksumState({ text, file }: { text: string; file: Pick<ReleaseFile, 'name' | 'sha256'> }) {
  const result = compareChecksum(text, file);
  if (result.kind === 'match') return <Alert severity="success">The checksum file has the same hash.</Alert>;
  if (result.kind === 'absent')
    return <Alert severity="warning">The checksum file does not name {file.name}.</Alert>;
  return (
    <Alert severity="error">
      The checksum file has another hash for this file: <code>{result.sha256}</code>. Do not publish this file
      until you know why.
    </Alert>
  );
}
