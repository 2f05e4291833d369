import { Alert, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import type { TransferScan } from '../model/transfer-case.ts';
import { describeIssue } from './transfer-words.ts';

/** How far the chain has been read: an empty list says nothing where it could not be. */
export function ScanNotes() {
  const { data: scans = [] } = useGetList<TransferScan>('transfer-scans', {}, { refetchInterval: 30_000 });
  return scans.map(({ id, receiver, network, read_time, issue, issue_since }) =>
    issue === null ? (
      <Typography key={id} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {read_time === null
          ? `${network}, transfers to ${receiver}: earlier blocks are being read.`
          : `${network}, transfers to ${receiver}: read up to ${describeTime(read_time)}.`}
      </Typography>
    ) : (
      <Alert key={id} severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {`${network}: transfers to ${receiver} cannot be read since ${describeTime(issue_since ?? '')}, because ${describeIssue(issue)}. Later transfers are missing here.`}
      </Alert>
    ),
  );
}
