import { Box, Chip, Link, Paper, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useParams } from 'react-admin';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { MailViews } from '#features/team/mail/desk/mail-views.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { Issue, ShownIssueMail } from '../../model/issues/issue.ts';
import { issueStateWords, issueTones } from './issue-words.ts';
import { LanguageTable } from './language-table.tsx';
import { SendPanel } from './send-panel.tsx';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

/** How often the progress is asked for while mails go out. */
const progressMs = 2_000;

function Mail({ issueId, locale }: { issueId: number; locale: string }) {
  const { data } = useGetOne<ShownIssueMail & { id: string }>(`newsletter-issues/${issueId}/mails`, {
    id: locale,
  });
  if (!data) return <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />;
  return (
    <>
      <Typography sx={{ mt: 3 }}>
        {localeWord(locale)}, subject: <strong lang={locale}>{data.subject}</strong>
      </Typography>
      <MailViews
        key={locale}
        htmlAddress={`/api/desk/newsletter-issues/${issueId}/mails/${locale}/html`}
        text={data.text}
      />
    </>
  );
}

function timesOf({ ready_time, start_time, finish_time }: Issue): string {
  const parts = [
    `Ready since ${describeTime(ready_time)}`,
    start_time && `sending began ${describeTime(start_time)}`,
    finish_time && `ended ${describeTime(finish_time)}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** One issue: who gets what, how far the sending is, and its mails. */
export function IssuePage() {
  const { id } = useParams();
  const [shown, setShown] = useState('en');
  const { data: issue, error } = useGetOne<Issue>(
    'newsletter-issues',
    { id: Number(id), meta: { isWhole: true } },
    { refetchInterval: ({ state }) => (state.data?.state === 'sending' ? progressMs : false) },
  );
  if (error && !issue) return <Typography sx={{ mt: 4 }}>{error.message}</Typography>;
  if (!issue || !('languages' in issue)) return <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />;
  return (
    <>
      <title>{`${issue.subject} · Desk`}</title>
      <Box component="header" sx={{ mt: 3, mb: 2 }}>
        <Link href="#/newsletter-issues" sx={{ display: 'inline-block', py: 1 }}>
          ← Newsletter
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography component="h1" variant="h4">
            {issue.subject}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={issueTones[issue.state]}
            label={issueStateWords[issue.state]}
          />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{timesOf(issue)}</Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          <SendPanel issue={issue} shown={shown} />
        </Paper>
        <TableFrame label="Languages" sx={{ p: 2 }}>
          <LanguageTable issue={issue} shown={shown} onShow={setShown} />
        </TableFrame>
      </Box>
      <Mail issueId={issue.id} locale={shown} />
    </>
  );
}
