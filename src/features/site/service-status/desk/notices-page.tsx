import { Box, Button, Paper, Typography } from '@mui/material';
import { useGetList, usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { CsvButton } from '#features/core/desk-kit/desk/csv-button.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { Mark } from '#features/core/desk-kit/desk/mark.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { DeskNotice } from '../model/desk-notice.ts';
import { historyDays } from '../model/parts.ts';
import { NoticeActions } from './notice-actions.tsx';
import { describeTimes, shapeOf, stateWords, subjectWords } from './notice-words.ts';

/** How often the list is asked for again: another person may have added an update. */
const refetchMs = 30_000;

function LastUpdate({ notice: { updates } }: { notice: DeskNotice }) {
  const last = updates.at(-1);
  if (!last) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {describeTime(last.time)}:
      </Box>{' '}
      {last.texts.en?.text}
    </Box>
  );
}

function NoticeRow({ notice, mayWrite }: { notice: DeskNotice; mayWrite: boolean }) {
  const { state, subjects, texts } = notice;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'flex-start', gap: 2, p: 2, flexWrap: 'wrap' },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{texts.en?.title}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Mark shape={shapeOf(state)} /> {stateWords[state]}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {subjects.map((subject) => subjectWords[subject]).join(' · ')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{describeTimes(notice)}</Box>
        <LastUpdate notice={notice} />
      </Box>
      {mayWrite && <NoticeActions notice={notice} />}
    </Box>
  );
}

/** Notices about services and products, as visitors read them on the page of the status. */
export function NoticesPage() {
  const { data } = useGetList<DeskNotice>('status-notices', {}, { refetchInterval: refetchMs });
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const mayWrite = may({ roles }, 'content.publish');
  return (
    <>
      <ListHeading
        title="Service notices"
        csv={
          <CsvButton
            list="status-notices"
            isEmpty={!data?.length}
            readRows={() => Promise.resolve(data ?? [])}
          />
        }
      >
        {mayWrite && (
          <Button variant="contained" color="secondary" href="#/status-notices/create">
            New notice
          </Button>
        )}
      </ListHeading>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Visitors read each change on the status page immediately. Ended notices stay in the history for{' '}
        {historyDays} days.
      </Typography>
      {data?.length === 0 && <Typography>There are no notices.</Typography>}
      {data && data.length > 0 && (
        <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} mayWrite={mayWrite} />
          ))}
        </Paper>
      )}
    </>
  );
}
