import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import { useShowContext } from 'react-admin';
import { RecordBase } from '#features/core/desk-kit/desk/record-base.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { OutboxMail, ShownMail } from '../model/outbox-mail.ts';
import { MailViews } from './mail-views.tsx';
import { mailKindWords, mailStateWords } from './mail-words.ts';

function Facts({ mail }: { mail: ShownMail }) {
  const facts: [string, string][] = [
    ['To', mail.recipient],
    ['Language', mail.locale],
    ['Subject', mail.subject ?? ''],
    ['State', mailStateWords[mail.state]],
    ['Written', describeTime(mail.create_time)],
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '120px minmax(0, 1fr)' }, rowGap: 0.75 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Content({ mail }: { mail: ShownMail }) {
  if (mail.text === null) {
    return (
      <Typography sx={{ mt: 3 }}>
        What this email is about no longer exists, so it will not be sent.
      </Typography>
    );
  }
  return <MailViews htmlAddress={`/api/desk/outbox/${mail.id}/html`} text={mail.text} />;
}

function MailBody() {
  const { record, error } = useShowContext<OutboxMail | ShownMail>();
  // When coming from the list, there is its row until the whole mail has loaded.
  if (!record || !('subject' in record)) {
    if (error) return <Typography sx={{ mt: 4 }}>{error.message}</Typography>;
    return <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />;
  }
  return (
    <>
      <title>{`${record.subject ?? mailKindWords[record.kind]} · Desk`}</title>
      <Box component="header" sx={{ mt: 3, mb: 2 }}>
        <Link href="#/outbox" sx={{ display: 'inline-block', py: 1 }}>
          ← Outbox
        </Link>
        <Typography component="h1" variant="h4">
          {mailKindWords[record.kind]}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          This is how it would be sent now, without personal confirmation links.
        </Typography>
      </Box>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Facts mail={record} />
      </Paper>
      <Content mail={record} />
    </>
  );
}

/** One mail of the outbox: its recipient and its content. */
export function MailPage() {
  return (
    <RecordBase>
      <MailBody />
    </RecordBase>
  );
}
