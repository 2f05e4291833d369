import { Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import type { ReviewCount } from '../model/review-submission.ts';
import { stateWords } from './state-words.ts';

/** What waits for the desk comes first. */
const tabs: readonly ReviewCount['id'][] = [
  'in-review',
  'cv-screening',
  'interview-results',
  'interview',
  'changes-requested',
  'checking-payment',
  'payment-refused',
  'awaiting-payment',
  'listed',
  'welcome',
  'rejected',
  'withdrawn',
  'expired',
  'all',
];

/** One tab per state with the number of submissions in it. */
export function QueueTabs() {
  const { filterValues, setFilters } = useListContext();
  const { data } = useGetList<ReviewCount>('counts');
  const counts = new Map(data?.map(({ id, count }) => [id, count]));
  return (
    <Tabs
      value={filterValues.state ?? 'all'}
      onChange={(_event, state: ReviewCount['id']) => setFilters({ ...filterValues, state })}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Submissions by state"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((id) => (
        <Tab key={id} value={id} label={`${id === 'all' ? 'All' : stateWords[id]} ${counts.get(id) ?? ''}`} />
      ))}
    </Tabs>
  );
}
