import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import type { NoticeState } from '../model/staff-notice.ts';
import { NoticeChoices } from './notice-choices.tsx';
import { NoticeRows } from './notice-rows.tsx';
import { useMarkRead, useOwnNotices } from './use-notices.ts';

const pageSize = 25;
/** As many as the server gives in one page. */
const mostAtOnce = 100;

const headings: Readonly<Record<NoticeState, { title: string; empty: string }>> = {
  new: { title: 'New', empty: 'Nothing new.' },
  earlier: { title: 'Earlier', empty: 'What you have read stays here for 90 days.' },
};

function NoticeSection({ state }: { state: NoticeState }) {
  const [size, setSize] = useState(pageSize);
  const { data = [], total } = useOwnNotices(state, size);
  const count = total ?? 0;
  const markRead = useMarkRead();
  const { title, empty } = headings[state];
  const isNew = state === 'new';
  const read = (id: number) => void markRead(id);
  return (
    <Box component="section" aria-labelledby={`notices-${state}`} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}>
        <Typography id={`notices-${state}`} component="h2" variant="h6">
          {isNew && count > 0 ? `${title} (${count})` : title}
        </Typography>
        {isNew && count > 0 && (
          <Button size="small" variant="outlined" onClick={() => void markRead('all')}>
            Mark all as read
          </Button>
        )}
      </Box>
      <Paper variant="outlined" sx={{ mt: 1 }}>
        {total === 0 && <Box sx={{ p: 2, color: 'text.secondary' }}>{empty}</Box>}
        <NoticeRows
          notices={data}
          onOpen={(id) => (isNew ? read(id) : undefined)}
          onRead={isNew ? read : undefined}
        />
      </Paper>
      {count > data.length && size < mostAtOnce && (
        <Button sx={{ mt: 1 }} onClick={() => setSize(mostAtOnce)}>
          Show more
        </Button>
      )}
    </Box>
  );
}

/** What the person was told, and how they want to be told. */
export function StaffNoticesPage() {
  return (
    <>
      <title>Notices · Desk</title>
      <Typography component="h1" variant="h4" sx={{ mt: 3 }}>
        Notices
      </Typography>
      <NoticeSection state="new" />
      <NoticeSection state="earlier" />
      <NoticeChoices />
    </>
  );
}
