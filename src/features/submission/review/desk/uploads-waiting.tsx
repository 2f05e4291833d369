import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';

interface Waiting {
  files: number;
  bytes: number;
  max_bytes: number;
}

const kilobyte = 1000;
const megabyte = 1_000_000;
const gigabyte = 1_000_000_000;

/** `2.1 GB`, `2.4 MB`, `812 KB` */
function describeSize(bytes: number): string {
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1)} GB`;
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
}

/** How much room is taken by files whose form has not been sent: when it is used up, nobody can upload. */
export function UploadsWaiting() {
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => {
    let isGone = false;
    callDesk<{ data: Waiting }>('desk/uploads-waiting').then(
      ({ data }) => !isGone && setWaiting(data),
      // Only a figure: the list above says already when the desk cannot be reached.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (!waiting) return null;
  const { files, bytes, max_bytes: maxBytes } = waiting;
  return (
    <Typography sx={{ color: 'text.secondary', fontSize: 14, py: 1 }}>
      Uploads waiting for their form: {files} {files === 1 ? 'file' : 'files'}, {describeSize(bytes)} of{' '}
      {describeSize(maxBytes)}
    </Typography>
  );
}
