import { Box, Button, Link } from '@mui/material';
import { noticesPath } from '../model/notices-path.ts';
import { NoticeRows } from './notice-rows.tsx';
import { latestShown, useMarkRead, useOwnNotices } from './use-notices.ts';

/** What is new, behind the bell. Its script is loaded when someone opens it. */
export function NoticePanel({ onClose }: { onClose: () => void }) {
  const { data = [], total } = useOwnNotices('new', latestShown);
  const count = total ?? 0;
  const markRead = useMarkRead();
  const open = (id: number) => {
    onClose();
    void markRead(id);
  };
  return (
    <Box sx={{ width: 'min(380px, calc(100vw - 32px))' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5, pb: 1 }}>
        <Box component="h2" sx={{ flex: 1, m: 0, fontSize: 14, fontWeight: 600 }}>
          New notices
        </Box>
        {count > 0 && (
          <Button size="small" onClick={() => void markRead('all')}>
            Mark all as read
          </Button>
        )}
      </Box>
      {total === 0 && <Box sx={{ px: 2, pb: 1, color: 'text.secondary' }}>Nothing new.</Box>}
      <NoticeRows notices={data} onOpen={open} />
      <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Link href={`#${noticesPath}`} onClick={onClose}>
          {count > data.length ? `See all ${count}` : 'All notices and settings'}
        </Link>
      </Box>
    </Box>
  );
}
