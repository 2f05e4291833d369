import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { SecurityEvent, SecurityKind, SecurityOutcome } from '../model/security-event.ts';

/**
 * Events of one kind and outcome that are kept per network address and window: who sends thousands of wrong passwords does not fill the database,
 * and what else happens from there is still written.
 */
const eventsOfOutcome = { name: 'security events', points: 60, windowSeconds: 15 * 60, isKept: true };
/** What only someone with the right password, passkey or session gets: nobody floods the log with it, and it is what the log is read for. */
const alwaysKept: readonly SecurityOutcome[] = ['accepted', 'passkey', 'recovery-code', 'single-sign-on'];
const dayMs = 24 * 60 * 60_000;

export interface NewSecurityEvent {
  kind: SecurityKind;
  outcome: SecurityOutcome;
  /** Of the account, or as it was entered. Never a password. */
  email: string;
  /** Network address of the caller. */
  clientAddress: string;
}

export type RecordSecurityEvent = (event: NewSecurityEvent) => Promise<void>;

interface RecorderParts {
  database: Database;
  limits: Limits;
  now: () => Date;
  /** The account of an address, however it was typed. */
  findOwner: (email: string) => Promise<AuditActor | undefined>;
}

/** What strangers type is forgotten with the event: the audit log keeps everything. */
const unknownActor: AuditActor = { id: null, email: 'unknown' };

/** Writes an event and its entry of the audit log, in the transaction of what it is about. */
export async function writeSecurityEvent(
  transaction: DatabaseTransaction,
  { event, actor, at }: { event: NewSecurityEvent; actor: AuditActor; at: Date },
): Promise<void> {
  const { kind, outcome, email, clientAddress: address } = event;
  const values = { at: at.toISOString(), kind, outcome, email, address };
  await transaction.insertInto('security_events').values(values).execute();
  await appendAudit(transaction, { at, actor, area: 'security', action: `${kind}:${outcome}` });
}

/** Writes security events: of each network address only so many of one kind and outcome, but every sign-in that was accepted. */
export function createSecurityRecorder({
  database,
  limits,
  now,
  findOwner,
}: RecorderParts): RecordSecurityEvent {
  const isOneTooMany = async ({ kind, outcome, clientAddress }: NewSecurityEvent) => {
    if (alwaysKept.includes(outcome)) return false;
    const key = `${clientAddress} ${kind} ${outcome}`;
    return (await limits.take([{ rule: eventsOfOutcome, key }])) !== undefined;
  };
  return async (event) => {
    if (await isOneTooMany(event)) return;
    const at = now();
    const actor = (await findOwner(event.email)) ?? unknownActor;
    await database
      .transaction()
      .execute((transaction) => writeSecurityEvent(transaction, { event, actor, at }));
  };
}

/** The latest first. */
export async function listSecurityEvents(
  database: Database,
  request: PageRequest,
): Promise<Page<SecurityEvent>> {
  const { data, total } = await fetchPage(
    database.selectFrom('security_events'),
    (query) => query.selectAll().orderBy('id', 'desc'),
    request,
  );
  return { data: data as SecurityEvent[], total };
}

/** Forgets old events: they hold people's addresses. @param period.securityDays how many whole days they are kept */
export async function dropOldEvents(
  database: Database,
  { now, securityDays }: { now: Date; securityDays: number },
): Promise<void> {
  const before = new Date(now.getTime() - securityDays * dayMs).toISOString();
  await inBatches(async (limit) => {
    const old = database
      .selectFrom('security_events')
      .select('id')
      .where('at', '<', before)
      .orderBy('id')
      .limit(limit);
    const { numDeletedRows } = await database
      .deleteFrom('security_events')
      .where('id', 'in', old)
      .executeTakeFirst();
    return numDeletedRows;
  });
}
