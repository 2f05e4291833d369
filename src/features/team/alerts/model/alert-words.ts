import { ruleOf, type AlertName } from './alert-rules.ts';
import type { AlertFinding } from './judge-readings.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const counted = (count: number, unit: string) =>
  `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;

/** In the unit that people would choose; rounded down. */
export function lengthWords(seconds: number): string {
  if (seconds < 2 * minute) return counted(seconds, 'second');
  if (seconds < 2 * hour) return counted(Math.floor(seconds / minute), 'minute');
  if (seconds < 2 * day) return counted(Math.floor(seconds / hour), 'hour');
  return counted(Math.floor(seconds / day), 'day');
}

/** What is wrong, for a subject line and a list. */
const titles: Readonly<Record<AlertName, (subject: string) => string>> = {
  'jobs-stuck': (queue) => `The queue “${queue}” is stuck`,
  'job-failing': (job) => `The job “${job}” fails`,
  'watch-behind': () => 'Listed links are checked too late',
  'hijack-open': () => 'A listed link was taken over',
  'chain-behind': (chain) => `Chain ${chain} is not read up to its latest block`,
  'chain-halted': (chain) => `Transfers on chain ${chain} cannot be read`,
  'mail-refused': () => 'Mail servers refuse the portal',
  'backup-late': () => 'The backup is late',
  'disk-full': (host) => `The disk of ${host} is nearly full`,
  'audit-changed': (host) => `The audit log differs from what ${host} recorded`,
};

/** What it means, in a sentence. */
const meanings: Readonly<Record<AlertName, string>> = {
  'jobs-stuck': 'No job of this queue has been done, though some are due.',
  'job-failing':
    'It has failed for three times its period. The log and the table periodic_jobs have the error.',
  'watch-behind': 'Listed links are checked hours later than planned.',
  'hijack-open': 'The link is withheld. Decide about it at the desk, under Watch.',
  'chain-behind': 'Transfers are missing at the desk, under Transfers.',
  'chain-halted':
    'The endpoint does not let the portal read them. The desk shows since when, under Transfers.',
  'mail-refused':
    'Emails wait because mail servers refuse the portal itself. This email may be late for the same reason, but the desk and webhooks are not.',
  'backup-late': 'The latest backup is older than planned, there is none, or its place cannot be read.',
  'disk-full': 'When the disk of DATA_DIR is full, nothing can be stored.',
  'audit-changed':
    'An entry that was recorded earlier was changed or is missing. npm run audit -- verify names the first one.',
};

const figureWords = (figure: number, unit: ReturnType<typeof ruleOf>['unit']) => {
  if (unit === 'seconds') return lengthWords(figure);
  return unit === 'percent' ? `${figure}%` : figure.toLocaleString('en-US');
};

export const titleOf = ({ name, subject }: Pick<AlertFinding, 'name' | 'subject'>): string =>
  titles[name](subject);

export const meaningOf = (name: AlertName): string => meanings[name];

/** The figure and its limit; undefined where something is right or wrong and nothing between. */
export function figureOf({ name, figure, limit }: Omit<AlertFinding, 'subject'>): string | undefined {
  const { unit } = ruleOf(name);
  if (unit === 'yes-or-no') return undefined;
  const measured = figure === null ? 'none' : figureWords(figure, unit);
  return `Figure: ${measured}. Limit: ${figureWords(limit, unit)}.`;
}

/** Where the team reads what to do. */
export function runbookOf(name: AlertName): string {
  const { file, heading } = ruleOf(name).runbook;
  return `What to do: docs/${file}, section “${heading}”.`;
}
