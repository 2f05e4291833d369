import { Alert, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { mailStates, type MailState, type OutboxCount } from '../model/outbox-mail.ts';
import { mailStateWords } from './mail-words.ts';

const tabs: readonly OutboxCount['id'][] = [...mailStates, 'all'];

const tabWords = (id: MailState | 'all') => (id === 'all' ? 'All' : mailStateWords[id]);

/** Says what none of the mails can do anything about. */
function RefusedNote({ count }: { count: number }) {
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      Mail servers refuse this portal, so {count.toLocaleString('en')}{' '}
      {count === 1 ? 'email waits' : 'emails wait'} and will be tried again for four days. The reasons are
      below. Check the settings of the mail server, whether its address is on a blocklist, and SPF, DKIM and
      DMARC of the sending domain.
    </Alert>
  );
}

/** One tab per state with the number of its mails, and notes when no mail server is configured or the portal is refused. */
export function OutboxTabs() {
  const { filterValues, setFilters } = useListContext();
  const { data, meta } = useGetList<OutboxCount>('outbox-counts');
  const counts = new Map(data?.map(({ id, count }) => [id, count]));
  return (
    <>
      {meta?.sends === false && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          No mail server is configured, so emails wait here. Set SMTP_URL and start the portal again to send
          them.
        </Alert>
      )}
      {meta?.refused > 0 && <RefusedNote count={meta?.refused} />}
      <Tabs
        value={filterValues.state ?? 'all'}
        onChange={(_event, state: OutboxCount['id']) =>
          setFilters({ ...filterValues, state: state === 'all' ? undefined : state })
        }
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Emails by state"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((id) => (
          <Tab key={id} value={id} label={`${tabWords(id)} ${counts.get(id) ?? ''}`} />
        ))}
      </Tabs>
    </>
  );
}
