import { Box, Link, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDataProvider, useNavigate, useParams } from 'react-admin';
import { noticesPath } from '../model/notices-path.ts';
import { useAskAgain } from './use-notices.ts';

/** Marks the notice of the address as read and leads to what it is about. @returns why it does not */
function useOpening(): string | undefined {
  const { id = '' } = useParams();
  // A link that someone else wrote must not mark all as read.
  const isNumber = /^\d+$/.test(id);
  const provider = useDataProvider();
  const navigate = useNavigate();
  const askAgain = useAskAgain('own-notices');
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    /** Never rejects: what went wrong is shown. */
    async function open(): Promise<void> {
      try {
        const { data } = await provider.update('own-notices', {
          id,
          data: { name: 'read' },
          previousData: { id },
        });
        // “Back” leads past this page, which would lead here again.
        navigate((data as { path: string }).path, { replace: true });
        askAgain();
      } catch (error) {
        setRefusal(error instanceof Error ? error.message : 'The notice was not found.');
      }
    }
    if (isNumber) void open();
  }, [id, isNumber, provider, navigate, askAgain]);
  return isNumber ? refusal : 'There is no such notice.';
}

/** Where the links of emails lead. */
export function OpenNoticePage() {
  const refusal = useOpening();
  if (refusal === undefined) return null;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <title>Notice · Desk</title>
      <Typography component="h1" variant="h4" sx={{ mt: 3, mb: 2 }}>
        This notice cannot be opened
      </Typography>
      <Typography sx={{ mb: 2 }}>{refusal}</Typography>
      <Link href={`#${noticesPath}`}>All notices</Link>
    </Box>
  );
}
