import { Alert } from '@mui/material';
import { useGetList } from 'react-admin';
import type { WatchState } from '../model/watch-state.ts';
import { describeWatch } from './watch-state-words.ts';

const refetchMs = 60_000;

/** Above the findings: whether, how often and when links are checked. */
export function WatchStateLine() {
  const { data } = useGetList<WatchState>('watch-states', {}, { refetchInterval: refetchMs });
  const [state] = data ?? [];
  if (!state) return null;
  return (
    <Alert severity={state.is_on ? 'info' : 'warning'} role="status" sx={{ mb: 2 }}>
      {describeWatch(state)}
    </Alert>
  );
}
