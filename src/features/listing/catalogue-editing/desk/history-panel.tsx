import { Box, Typography } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import type { EditableListing, ListingEvent } from '../model/listing-edit.ts';
import { ChangeList } from './change-list.tsx';
import { actWords } from './listing-words.ts';

function Event({ event }: { event: ListingEvent }) {
  const { at, actor, action, changes, confirmed } = event;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <strong>{actor}</strong> {actWords[action] ?? action}
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{describeTime(at)}</Box>
      {changes.length > 0 && <ChangeList changes={changes} label={`Changes of ${describeTime(at)}`} />}
      {confirmed.length > 0 && (
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          Confirmed: {confirmed.map(({ code }) => code).join(', ')}
        </Box>
      )}
    </Box>
  );
}

/** Who changed what, the latest first. */
export function HistoryPanel({ history }: Pick<EditableListing, 'history'>) {
  return (
    <Box component="aside" aria-labelledby="history" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography component="h2" variant="h6" id="history">
        History
      </Typography>
      {history.length === 0 && (
        <Typography sx={{ color: 'text.secondary', py: 1 }}>
          Nothing has been changed at the desk yet.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {history.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </Box>
    </Box>
  );
}
