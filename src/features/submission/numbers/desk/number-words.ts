import type { CountedKind, Numbers, Period, QueueAge } from '../model/numbers.ts';

/** The desk is in English only; its texts are next to its screens. */
export const periodWords: Record<Period, string> = { '4w': '4 weeks', '12w': '12 weeks', '1y': '1 year' };

export const kindNames: Record<CountedKind, string> = { dapp: 'DApp', token: 'Token', nft: 'NFT' };

export const ageWords: Record<QueueAge['age'], { short: string; long: string }> = {
  'under-12h': { short: '< 12 h', long: 'under 12 h' },
  '12-24h': { short: '12–24 h', long: '12 to 24 h' },
  '1-2d': { short: '1–2 d', long: '1 to 2 days' },
  '2-3d': { short: '2–3 d', long: '2 to 3 days' },
  'over-3d': { short: '> 3 d', long: 'over 3 days' },
  late: { short: 'late', long: 'late' },
};

/** What a file holds, of which days and of which kind: `donations-by-month_2026-09_2026-11-27_token`. */
export function fileNameOf({ id, at, donations: months }: Numbers, what: string): string {
  const [, kind] = id.split('-');
  const days = [...months.slice(0, 1).map(({ month: first }) => first), at.slice(0, 10)];
  return [what, ...days, ...(kind ? [kind] : [])].join('_');
}

/** `26 h`, or `–` where there is nothing to say. */
export const hoursText = (hours: number | null) =>
  hours === null ? '–' : `${hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)} h`;
export const shareText = (share: number | null) => (share === null ? '–' : `${Math.floor(share * 100)}%`);

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `16 Nov`. @param date YYYY-MM-DD */
export const dayText = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
/** `Nov`. @param id `2026-11` */
export const monthText = (id: string) => month.format(new Date(`${id}-01T00:00:00Z`));
/** `Nov 2026`. @param id `2026-11` */
export const monthYearText = (id: string) => monthAndYear.format(new Date(`${id}-01T00:00:00Z`));
