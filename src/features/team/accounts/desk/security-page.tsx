import { Box, Typography } from '@mui/material';
import { DataTable, ListBase, Pagination, useListContext } from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { SecurityEvent, SecurityKind, SecurityOutcome } from '../model/security-event.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

const kindWords: Record<SecurityKind, string> = {
  'sign-in': 'Sign-in',
  'own-account': 'Own account',
  recovery: 'Password recovery',
  'lock-out': 'Lockout',
  access: 'Access',
};

const outcomeWords: Record<SecurityOutcome, string> = {
  accepted: 'Signed in',
  'wrong-password': 'Wrong email or password',
  'code-required': 'Password accepted, code required',
  'wrong-code': 'Wrong code',
  'used-code': 'Code used before',
  'recovery-code': 'Signed in with a recovery code',
  passkey: 'Signed in with a passkey',
  'wrong-passkey': 'Passkey refused',
  'single-sign-on': 'Signed in with single sign-on',
  'single-sign-on-refused': 'Single sign-on refused',
  'wrong-token': 'Access token refused',
  asked: 'Link for a new password requested',
  recovered: 'Password set with a link',
  locked: 'Account locked for a while',
  'too-many-attempts': 'Too many attempts from this address',
  'not-allowed': 'Not allowed for this role',
  'wrong-origin': 'Request from another host or site',
};

function NothingHere() {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        No events.
      </Typography>
    </Box>
  );
}

/** What the list has, and until when. */
function Explanation() {
  const { meta } = useListContext();
  const days = (meta as { kept_days?: number } | undefined)?.kept_days;
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Sign-ins, password recoveries, lockouts and refused access.
      {days !== undefined && ` Events are deleted after ${days} days.`}
    </Typography>
  );
}

/** Who signed in, who could not, and which calls were not allowed. For administrators. */
export function SecurityPage() {
  return (
    <ListBase sort={{ field: 'id', order: 'DESC' }} perPage={25} queryOptions={{ refetchInterval: 30_000 }}>
      <ListHeading title="Security" csv={<ListCsvButton list="security" />} />
      <Explanation />
      <TableFrame label="Security">
        <DataTable<SecurityEvent> rowClick={false} bulkActionButtons={false} empty={<NothingHere />}>
          <DataTable.Col
            disableSort
            source="at"
            label="Time"
            render={({ at }: SecurityEvent) => describeTime(at)}
          />
          <DataTable.Col
            disableSort
            source="kind"
            label="Event"
            render={({ kind }: SecurityEvent) => <Box sx={{ fontWeight: 600 }}>{kindWords[kind]}</Box>}
          />
          <DataTable.Col
            disableSort
            source="outcome"
            label="Outcome"
            render={({ outcome }: SecurityEvent) => outcomeWords[outcome]}
          />
          <DataTable.Col
            disableSort
            source="email"
            label="Account"
            render={({ email }: SecurityEvent) => (
              <Box sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>{email || '–'}</Box>
            )}
          />
          <DataTable.Col disableSort source="address" label="Address" />
        </DataTable>
      </TableFrame>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}
