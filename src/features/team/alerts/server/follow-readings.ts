import type { Selectable } from 'kysely';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import type { AlertTable } from '#platform/database/alert-tables.ts';
import type { DatabaseTransaction, OpenDatabase } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { titleOf } from '../model/alert-words.ts';
import { isAlertName, ruleOf, type AlertName } from '../model/alert-rules.ts';
import { followAlert, type FollowedAlert } from '../model/follow-alert.ts';
import { judgeReadings, type AlertFinding, type AlertReadings } from '../model/judge-readings.ts';
import type { ToldAlert } from '../model/told-alert.ts';
import { mailAlerts } from './mail-alerts.ts';

export interface FollowOptions extends Pick<OpenDatabase, 'database' | 'engine'> {
  /** Who is mailed. */
  addresses: readonly string[];
  log: Log;
  now: () => Date;
}

/** One look: what was measured, and the host of the node where it measured its own. */
export interface Look {
  readings: AlertReadings;
  node?: string;
}

type Row = Selectable<AlertTable>;

const minuteMs = 60_000;
/** A reading that no node has given for this long is dropped: its setting or its node is gone. */
const unknownMs = 24 * 60 * minuteMs;

const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const msOf = (time: string | null) => (time === null ? null : Date.parse(time));

const followedIn = ({ since_time, told_time, over_time }: Row): FollowedAlert => ({
  sinceMs: Date.parse(since_time),
  toldMs: msOf(told_time),
  overMs: msOf(over_time),
});

/** Whether this look knows how something is that was wrong. */
function isKnown({ name, subject }: Pick<Row, 'name' | 'subject'>, { readings, node }: Look): boolean {
  if (!isAlertName(name) || !readings[name]) return false;
  return ruleOf(name).scope === 'portal' || subject === node;
}

const keyOf = ({ name, subject }: { name: string; subject: string }) => `${name} ${subject}`;

const rowOf = (transaction: DatabaseTransaction, { name, subject }: { name: string; subject: string }) => ({
  remove: () =>
    transaction.deleteFrom('alerts').where('name', '=', name).where('subject', '=', subject).execute(),
  write: (values: Omit<Row, 'name' | 'subject'>) =>
    transaction
      .insertInto('alerts')
      .values({ name, subject, ...values })
      .onConflict((conflict) => conflict.columns(['name', 'subject']).doUpdateSet(values))
      .execute(),
});

/** Follows one alert by one step. @returns what people hear about it */
async function step(
  transaction: DatabaseTransaction,
  { row, found, at }: { row: Row | undefined; found: AlertFinding | undefined; at: Date },
): Promise<ToldAlert | undefined> {
  const { name, subject } = (found ?? row)!;
  const holdMs = isAlertName(name) ? ruleOf(name).holdMinutes * minuteMs : 0;
  const look = { isWrong: found !== undefined, atMs: at.getTime(), holdMs };
  const { alert, tells } = followAlert(row && followedIn(row), look);
  const figure = found ? found.figure : (row?.figure ?? null);
  const limit = found ? found.limit : (row?.figure_limit ?? 0);
  const since_time = row?.since_time ?? at.toISOString();
  const { remove, write } = rowOf(transaction, { name, subject });
  if (!alert) await remove();
  else
    await write({
      ...{ figure, figure_limit: limit, since_time, look_time: at.toISOString() },
      ...{ told_time: timeOf(alert.toldMs), over_time: timeOf(alert.overMs) },
    });
  return tells && { name: name as AlertName, subject, figure, limit, change: tells, since: since_time };
}

/** Ends what no node measures any longer. @returns what people hear about it */
async function endUnknown(
  transaction: DatabaseTransaction,
  { rows, at }: { rows: readonly Row[]; at: Date },
): Promise<ToldAlert[]> {
  const unknown = rows.filter(({ look_time }) => at.getTime() - Date.parse(look_time) >= unknownMs);
  for (const row of unknown) await rowOf(transaction, row).remove();
  return unknown.flatMap(({ name, subject, figure, figure_limit: limit, since_time: since, told_time }) =>
    told_time !== null && isAlertName(name)
      ? [{ ...{ name, subject, figure, limit, since }, change: 'ended' as const }]
      : [],
  );
}

interface Telling {
  told: readonly ToldAlert[];
  at: Date;
}

async function tellReceivers(transaction: DatabaseTransaction, { told, at }: Telling): Promise<void> {
  for (const { name, subject, since, figure, limit, change } of told) {
    if (change === 'lasts') continue;
    const data = { alert: name, subject, since, figure, limit };
    await enqueueEvent(transaction, { type: `alert.${change}`, data, at });
  }
}

/** What administrators are told, also those who are not in ALERT_MAIL. */
const noticeKindOf: Partial<Record<AlertName, 'failed-backup' | 'stuck-job'>> = {
  'backup-late': 'failed-backup',
  'jobs-stuck': 'stuck-job',
  'job-failing': 'stuck-job',
};

async function tellAdministrators(
  transaction: DatabaseTransaction,
  { told, addresses, at }: Telling & Pick<FollowOptions, 'addresses'>,
): Promise<void> {
  for (const alert of told) {
    const kind = noticeKindOf[alert.name];
    if (alert.change !== 'begun' || !kind) continue;
    await notifyStaff(transaction, {
      kind,
      key: `alert ${alert.name} ${alert.subject} ${alert.since}`,
      title: titleOf(alert),
      path: '/checklist',
      action: 'accounts.manage',
      ...{ mailed: addresses, at },
    });
  }
}

/**
 * Keeps which alerts are open, and tells in the same transaction what has begun, lasts for another day or has ended: once, whichever nodes
 * look at the same time.
 */
export async function followReadings(options: FollowOptions, look: Look): Promise<void> {
  const { database, engine, now } = options;
  const found = new Map(judgeReadings(look.readings).map((finding) => [keyOf(finding), finding]));
  // Most looks find that nothing is wrong and nothing was.
  const isQuiet =
    found.size === 0 && !(await database.selectFrom('alerts').select('name').limit(1).executeTakeFirst());
  if (isQuiet) return;
  await database.transaction().execute(async (transaction) => {
    await engine.lock(transaction, 'alerts');
    const at = now();
    const rows = await transaction.selectFrom('alerts').selectAll().execute();
    const known = new Map(rows.filter((row) => isKnown(row, look)).map((row) => [keyOf(row), row]));
    const told: ToldAlert[] = [];
    for (const key of [...new Set([...known.keys(), ...found.keys()])].toSorted()) {
      const change = await step(transaction, { row: known.get(key), found: found.get(key), at });
      if (change) told.push(change);
    }
    const others = rows.filter((row) => !known.has(keyOf(row)));
    told.push(...(await endUnknown(transaction, { rows: others, at })));
    if (told.length === 0) return;
    await tellReceivers(transaction, { told, at });
    await tellAdministrators(transaction, { ...options, told, at });
    await mailAlerts(transaction, { ...options, told, at });
  });
}
