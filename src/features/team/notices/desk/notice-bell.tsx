import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { Box, IconButton, Popover } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { latestShown, useOwnNotices } from './use-notices.ts';

const NoticePanel = lazy(async () => ({ default: (await import('./notice-panel.tsx')).NoticePanel }));

const most = 99;

const countStyle = {
  position: 'absolute',
  top: -2,
  right: -4,
  minWidth: 16,
  px: 0.5,
  borderRadius: 2,
  font: '600 11px/16px var(--text)',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

/** How many notices are new, and the latest of them behind one button. */
export function NoticeBell() {
  const { total = 0 } = useOwnNotices('new', latestShown);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const count = total > most ? `${most}+` : String(total);
  return (
    <>
      <IconButton
        aria-label={total > 0 ? `Notices: ${count} new` : 'Notices'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        color="inherit"
        size="small"
      >
        <NotificationsNone fontSize="small" />
        {total > 0 && (
          <Box component="span" sx={countStyle}>
            {count}
          </Box>
        )}
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'New notices' } }}
      >
        <Suspense>
          <NoticePanel onClose={close} />
        </Suspense>
      </Popover>
    </>
  );
}
