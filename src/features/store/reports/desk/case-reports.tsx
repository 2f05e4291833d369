import { Box, Chip, Paper, Typography } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import { urgentReasons, type ReportCaseDetail, type ShownReport } from '../model/report-case.ts';
import { Reasons } from './report-list.tsx';
import { reasonWords } from './report-words.ts';

function Report({ report }: { report: ShownReport }) {
  const { reason, text, locale, create_time: time, wants_outcome: wants } = report;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip
          size="small"
          variant="outlined"
          color={urgentReasons.includes(reason) ? 'error' : 'default'}
          label={reasonWords[reason]}
        />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {describeTime(time)} · {locale}
          {wants && ' · wants to know the outcome'}
        </Box>
      </Box>
      {text !== '' && (
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
    </Box>
  );
}

/** What people wrote, latest first. */
export function CaseReports({ item }: { item: ReportCaseDetail }) {
  const { reports, report_count: count, reasons } = item;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="case-reports" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="case-reports" component="h2" variant="h6" sx={{ mb: 1 }}>
        {count === 1 ? '1 report' : `${count} reports`}
      </Typography>
      {count > 1 && <Reasons reasons={reasons} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </Box>
      {reports.length < count && (
        <Typography sx={{ color: 'text.secondary' }}>The latest {reports.length} are shown.</Typography>
      )}
    </Paper>
  );
}
