import { brand } from '#brand/brand.ts';
import type { MailContent, MailPart } from '#features/team/mail/model/mail-content.ts';
import { figureOf, meaningOf, runbookOf, titleOf } from '../../model/alert-words.ts';
import type { AlertChange } from '../../model/follow-alert.ts';
import type { AlertMailFacts, Obstacle, ToldAlert } from '../../model/told-alert.ts';

/* Mails to the portal's own team. Like the desk, they have English words only. */

const timeForm = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
const timeWords = (time: string) => timeForm.format(new Date(time));

const leads: Readonly<Record<AlertChange, string>> = { begun: '', lasts: 'Still: ', ended: 'Over: ' };

const headline = (alert: ToldAlert) => `${leads[alert.change]}${titleOf(alert)}`;

const paragraph = (lines: readonly (string | undefined)[]): MailPart => ({
  kind: 'paragraph',
  text: lines.filter((line) => line !== undefined).join('\n'),
});

function partOf(alert: ToldAlert): MailPart {
  const title = headline(alert);
  const time = timeWords(alert.since);
  if (alert.change === 'ended')
    return paragraph([title, `It began ${time}.`, 'It is within its limit again, or is no longer measured.']);
  return paragraph([title, `Since ${time}.`, meaningOf(alert.name), figureOf(alert), runbookOf(alert.name)]);
}

/** The worst first: what is over says the least. */
function subjectOf(alerts: readonly ToldAlert[]): string {
  const [first] = alerts;
  if (!first) return '';
  return alerts.length === 1 ? headline(first) : `${headline(first)}, and ${alerts.length - 1} more`;
}

const rank: readonly AlertChange[] = ['begun', 'lasts', 'ended'];

const obstacleWords = {
  database: {
    title: 'The database is gone',
    begun: (node: string) => `The database does not answer ${node}.`,
    meaning: 'Stored pages are sent, everything else is refused with 503.',
    ended: (node: string) => `The database answers ${node} again.`,
    heading: 'The database is gone',
  },
  folder: {
    title: 'The data folder cannot be written',
    begun: (node: string) => `${node} cannot write its data folder.`,
    meaning: 'Nothing can be stored in DATA_DIR, and /readyz answers 503.',
    ended: (node: string) => `${node} can write its data folder again.`,
    heading: 'The disk is full',
  },
} as const satisfies Record<Obstacle, unknown>;

const byItself = 'Each node tells this by itself, by email alone, because it cannot be stored.';

function wordsOfObstacle({ obstacle, change, node, since }: AlertMailFacts & { about: 'obstacle' }) {
  const { title, begun, meaning, ended, heading } = obstacleWords[obstacle];
  const time = timeWords(since);
  if (change === 'ended')
    return { title: `${leads.ended}${title}`, parts: [paragraph([ended(node), `It began ${time}.`])] };
  const runbook = `What to do: docs/runbooks.md, section “${heading}”.`;
  return { title, parts: [paragraph([begun(node), `Since ${time}.`, meaning, byItself, runbook])] };
}

function wordsOf(facts: AlertMailFacts): { title: string; parts: MailPart[]; notes: string[] } {
  if (facts.about === 'obstacle') return { ...wordsOfObstacle(facts), notes: [] };
  const alerts = facts.alerts.toSorted((a, b) => rank.indexOf(a.change) - rank.indexOf(b.change));
  const last = 'This is the last email about alerts today (UTC). The desk and webhooks have what comes next.';
  return { title: subjectOf(alerts), parts: alerts.map(partOf), notes: facts.isLastOfDay ? [last] : [] };
}

/** Tells the team what is wrong with the portal, or no longer. */
export function writeAlertMail(facts: AlertMailFacts): MailContent {
  const { title, parts, notes } = wordsOf(facts);
  return {
    subject: `${brand.name} ${facts.host}: ${title}`,
    heading: title,
    parts: [...parts, { kind: 'action', link: { label: 'Open the desk', href: facts.deskOrigin } }],
    notes: ['You get this because your address is in ALERT_MAIL of the portal.', ...notes],
    links: [],
  };
}
