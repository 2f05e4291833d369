import { Box, Button, Link } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import { describeNotice, type StaffNotice } from '../model/staff-notice.ts';

interface RowProps {
  notice: StaffNotice;
  /** When the person opens it; also for one that was read before. */
  onOpen: (id: number) => void;
  /** Present where it can be marked as read without opening it. */
  onRead?: ((id: number) => void) | undefined;
}

function NoticeRow({ notice, onOpen, onRead }: RowProps) {
  const { id, path, create_time, read_time } = notice;
  const line = describeNotice(notice);
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, px: 2, py: 1 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          href={`#${path}`}
          onClick={() => onOpen(id)}
          sx={{ fontWeight: read_time === null ? 600 : 400 }}
        >
          {line}
        </Link>
        <Box
          component="time"
          dateTime={create_time}
          sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}
        >
          {describeTime(create_time)}
        </Box>
      </Box>
      {onRead && (
        <Button size="small" onClick={() => onRead(id)} aria-label={`Mark as read: ${line}`}>
          Mark as read
        </Button>
      )}
    </Box>
  );
}

/** Notices as a list of links to what they are about. */
export function NoticeRows({
  notices,
  onOpen,
  onRead,
}: Omit<RowProps, 'notice'> & { notices: readonly StaffNotice[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} onRead={onRead} />
      ))}
    </Box>
  );
}
