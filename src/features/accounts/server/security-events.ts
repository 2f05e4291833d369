import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AuditActor } from '#features/audit/model/audit-entry.ts';
import { appendAudit } from '#features/audit/server/append-audit.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { SecurityEvent, SecurityKind, SecurityOutcome } from '../model/security-event.ts';

/** Events kept per network address and window: who sends thousands of wrong passwords does not fill the database too. */
const windowSeconds = 15 * 60;
const eventsPerAddress = 60;
const keptMs = 90 * 24 * 60 * 60_000;

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
  now: () => Date;
  /** The account of an address, however it was typed. */
  findOwner: (email: string) => Promise<AuditActor | undefined>;
}

/** What strangers type is forgotten with the event: the audit log is for ever. */
const unknownActor: AuditActor = { id: null, email: 'unknown' };

/** Writes security events, of each network address only so many. */
export function createSecurityRecorder({ database, now, findOwner }: RecorderParts): RecordSecurityEvent {
  const addresses = new RateLimiterMemory({ points: eventsPerAddress, duration: windowSeconds });
  return async ({ kind, outcome, email, clientAddress }) => {
    try {
      await addresses.consume(clientAddress);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return;
      throw refusal;
    }
    const at = now();
    const owner = await findOwner(email);
    await database.transaction().execute(async (transaction) => {
      const values = { at: at.toISOString(), kind, outcome, email, address: clientAddress };
      await transaction.insertInto('security_events').values(values).execute();
      await appendAudit(transaction, {
        at,
        actor: owner ?? unknownActor,
        area: 'security',
        action: `${kind}:${outcome}`,
      });
    });
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

/** Forgets events after 90 days: they hold people's addresses. */
export async function dropOldEvents(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('security_events')
    .where('at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute();
}
