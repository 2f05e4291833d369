import { workThrough } from '#platform/jobs/due-rows.ts';
import type { MailMessage } from '#platform/mail/mailer.ts';
import { claimDueMails, type OutboxRow } from './claim-due-mails.ts';
import { findOverLimit } from './find-room.ts';
import { onHold, type OnHold, type OutboxDependencies } from './outbox-dependencies.ts';
import { settleMail, type SettledOutcome } from './settle-mail.ts';

/**
 * Sends every due mail. A mail is rendered when it is sent; at least once, and with the same Message-ID
 * again when the process dies between the server's answer and recording it.
 * @returns false when the mail server could not be used, so that continuing now is pointless
 */
export async function sendDueMails(dependencies: OutboxDependencies, signal: AbortSignal): Promise<boolean> {
  const { database, now, log } = dependencies;
  let isReachable = true;
  await workThrough({
    claim: () => claimDueMails(database, now()),
    work: async (row) => {
      const outcome = await attempt(dependencies, row, signal);
      await settleMail(dependencies, { row, outcome, now: now() });
      if (outcome.kind === 'unreachable') isReachable = false;
    },
    onError: (error, row) =>
      log.error({ error, mailId: row.id }, 'a mail could not be recorded; it will be retried'),
    isEnding: () => signal.aborted || !isReachable,
  });
  return isReachable;
}

async function attempt(
  { database, compose, mailer, now, log }: OutboxDependencies,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<SettledOutcome> {
  const facts = { mailId: row.id, mailKind: row.kind, attempts: row.attempts };
  const overLimit = await findOverLimit(database, row, now());
  if (overLimit) return overLimit;
  let message: MailMessage | OnHold | undefined;
  try {
    message = await compose(row, 'send');
  } catch (error) {
    log.error({ error, ...facts }, 'a mail could not be written; it will be retried');
    return {
      ...({ kind: 'unreachable', about: 'server', code: 'not-written' } as const),
      error: 'The mail could not be written.',
    };
  }
  if (!message) return { kind: 'needless' };
  if (message === onHold) return { kind: 'on-hold' };
  const outcome = await mailer.send(message, signal);
  if (outcome.kind !== 'sent' && !signal.aborted)
    log.warn({ ...facts, outcome: outcome.kind, code: outcome.code }, 'a mail was not accepted');
  return outcome;
}
