import { Box, Link } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import type { AppealCount } from '#features/listing/appeals/model/appeal-case.ts';
import type { IssueRow } from '#features/site/newsletter/model/issues/issue.ts';
import type { OutboxCount } from '#features/team/mail/model/outbox-mail.ts';
import type { ReportCount } from '#features/store/reports/model/report-case.ts';
import type { ReviewCount, ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import type { ProposalCount } from '#features/team/second-person/model/proposal.ts';
import { isPromised } from '#features/submission/submissions/model/promise.ts';
import type { FindingCount } from '#features/listing/watching/model/finding.ts';
import { FoldedPlaces, WaitingCount, type Waiting } from './folded-places.tsx';
import { foldLinks } from './fold-links.ts';
import { placeStyle } from './place-style.ts';
import type { Place } from './places.ts';

/** How often the figures are asked for again. */
const refetchMs = 60_000;

const isPromisedCount = (id: ReviewCount['id']) => id !== 'all' && isPromised(id);

/** Payments that wait for a second person; their number is all that is asked for. */
const secondPayments = { filter: { payment: 'second-person' }, pagination: { page: 1, perPage: 1 } };

/** Issues of the newsletter that mail servers stopped. */
const refusedOnly = { filter: { refused: 'true' }, pagination: { page: 1, perPage: 1 } };

/** How many wait for the desk at each place, by its path. */
function useCounts(paths: readonly string[]): Map<string, Waiting> {
  const options = (path: string) => ({ enabled: paths.includes(path), refetchInterval: refetchMs });
  const review = useGetList<ReviewCount>('counts', {}, options('/submissions'));
  const mail = useGetList<OutboxCount>('outbox-counts', {}, options('/outbox'));
  const reports = useGetList<ReportCount>('report-counts', {}, options('/reports'));
  const watch = useGetList<FindingCount>('watch-counts', {}, options('/watch'));
  const appeals = useGetList<AppealCount>('appeal-counts', {}, options('/appeals'));
  const proposals = useGetList<ProposalCount>('proposal-counts', {}, options('/proposals'));
  const paid = useGetList<ReviewRow>('submissions', secondPayments, options('/submissions'));
  const issues = useGetList<IssueRow>('newsletter-issues', refusedOnly, options('/newsletter-issues'));
  const openOf = (counts: readonly { id: string; count: number }[] | undefined) =>
    counts?.find(({ id }) => id === 'open')?.count ?? 0;
  const waiting = review.data?.filter(({ id }) => isPromisedCount(id));
  const queues = [
    ['/reports', openOf(reports.data)],
    ['/appeals', openOf(appeals.data)],
    ['/proposals', openOf(proposals.data) + (paid.total ?? 0)],
    ['/watch', openOf(watch.data)],
  ] as const;
  const failed = (mail.data?.find(({ id }) => id === 'failed')?.count ?? 0) + (mail.meta?.refused ?? 0);
  const refusedIssues = issues.total ?? 0;
  return new Map([
    ...(waiting
      ? [['/submissions', { count: waiting.reduce((sum, { count }) => sum + count, 0) }] as const]
      : []),
    ...queues.flatMap(([path, count]) => (count > 0 ? [[path, { count }] as const] : [])),
    ...(failed > 0 ? [['/outbox', { count: failed, isAlarm: true }] as const] : []),
    ...(refusedIssues > 0 ? [['/newsletter-issues', { count: refusedIssues, isAlarm: true }] as const] : []),
  ]);
}

/**
 * Which links found no room. They wrap below the bar, where they are cut off; hidden there, they are out of the keyboard's way and keep
 * their places, so that the bar does not jump.
 */
function useFolded(paths: string) {
  const bar = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const root = bar.current;
    const observer = new IntersectionObserver(
      (seen) => setFolded((before) => foldLinks(before, seen)),
      // Whole but for a fraction of a pixel: the first link cannot wrap, and is cut off instead.
      { root, threshold: 0.99 },
    );
    for (const link of root?.querySelectorAll('a') ?? []) observer.observe(link);
    return () => observer.disconnect();
  }, [paths]);
  return { bar, folded };
}

interface DeskMenuProps {
  /** The most important first: the last ones fold away where the window is narrow. */
  places: readonly Place[];
  pathname: string;
}

/** The places that this person may open, with what waits there. */
export function DeskMenu({ places, pathname }: DeskMenuProps) {
  const paths = places.map(({ path }) => path);
  const counts = useCounts(paths);
  const { bar, folded } = useFolded(paths.join());
  const isFolded = ({ path }: Place) => folded.has(`#${path}`);
  return (
    <Box component="nav" aria-label="Desk" sx={{ display: 'flex', height: '100%', minWidth: 0 }}>
      <Box
        ref={bar}
        sx={{ display: 'flex', flexWrap: 'wrap', height: '100%', minWidth: 0, overflow: 'clip' }}
      >
        {places.map((place) => (
          <PlaceLink
            key={place.path}
            place={place}
            isCurrent={pathname.startsWith(place.path)}
            isFolded={isFolded(place)}
            waits={counts.get(place.path)}
          />
        ))}
      </Box>
      <FoldedPlaces places={places.filter(isFolded)} pathname={pathname} counts={counts} />
    </Box>
  );
}

interface PlaceLinkProps {
  place: Place;
  isCurrent: boolean;
  isFolded: boolean;
  waits: Waiting | undefined;
}

function PlaceLink({ place: { path, name }, isCurrent, isFolded, waits }: PlaceLinkProps) {
  return (
    <Link
      href={`#${path}`}
      underline="none"
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        display: 'inline-flex',
        visibility: isFolded ? 'hidden' : undefined,
        alignItems: 'center',
        height: '100%',
        ...placeStyle(isCurrent),
      }}
    >
      {name}
      {waits && <WaitingCount waits={waits} />}
    </Link>
  );
}
