import { Box, Link } from '@mui/material';
import { useGetList } from 'react-admin';
import type { OutboxCount } from '#features/mail/model/outbox-mail.ts';
import type { ReportCount } from '#features/reports/model/report-case.ts';
import type { ReviewCount } from '#features/review/model/review-submission.ts';
import { isPromised } from '#features/submissions/model/promise.ts';
import type { Place } from './places.ts';

/** How often the figures are asked for again. */
const refetchMs = 60_000;

const isPromisedCount = (id: ReviewCount['id']) => id !== 'all' && isPromised(id);

/** How many wait for the desk at each place, by its path. */
function useCounts(paths: readonly string[]): Map<string, { count: number; isAlarm?: boolean }> {
  const options = (path: string) => ({ enabled: paths.includes(path), refetchInterval: refetchMs });
  const review = useGetList<ReviewCount>('counts', {}, options('/submissions'));
  const mail = useGetList<OutboxCount>('outbox-counts', {}, options('/outbox'));
  const reports = useGetList<ReportCount>('report-counts', {}, options('/reports'));
  const open = reports.data?.find(({ id }) => id === 'open')?.count ?? 0;
  const waiting = review.data?.filter(({ id }) => isPromisedCount(id));
  const failed = mail.data?.find(({ id }) => id === 'failed')?.count ?? 0;
  return new Map([
    ...(waiting
      ? [['/submissions', { count: waiting.reduce((sum, { count }) => sum + count, 0) }] as const]
      : []),
    ...(open > 0 ? [['/reports', { count: open }] as const] : []),
    ...(failed > 0 ? [['/outbox', { count: failed, isAlarm: true }] as const] : []),
  ]);
}

/** The places that this person may open, with what waits there. */
export function DeskMenu({ places, pathname }: { places: readonly Place[]; pathname: string }) {
  const counts = useCounts(places.map(({ path }) => path));
  return (
    <Box
      component="nav"
      aria-label="Desk"
      sx={{ display: 'flex', height: '100%', minWidth: 0, overflowX: 'auto' }}
    >
      {places.map(({ path, name, isSecondary }) => {
        const isCurrent = pathname.startsWith(path);
        const waits = counts.get(path);
        return (
          <Link
            key={path}
            href={`#${path}`}
            underline="none"
            aria-current={isCurrent ? 'page' : undefined}
            sx={{
              display: isSecondary && !isCurrent ? { xs: 'none', lg: 'inline-flex' } : 'inline-flex',
              alignItems: 'center',
              gap: 0.625,
              px: 1.125,
              whiteSpace: 'nowrap',
              fontWeight: isCurrent ? 600 : 500,
              color: isCurrent ? 'text.primary' : 'text.secondary',
              boxShadow: isCurrent ? 'inset 0 -2px currentColor' : 'none',
              outlineOffset: '-2px !important',
              '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
            }}
          >
            {name}
            {waits && (
              <Box
                component="span"
                sx={{ fontSize: 12, color: waits.isAlarm ? 'error.main' : 'var(--ink-3)' }}
                title={waits.isAlarm ? 'Failed' : 'Waiting for a decision'}
              >
                {waits.count}
              </Box>
            )}
          </Link>
        );
      })}
    </Box>
  );
}
