import { dropOldFailures } from '#features/accounts/server/account-lock.ts';
import { dropOldEvents } from '#features/accounts/server/security-events.ts';
import { anchorAudit } from '#features/audit/server/audit-anchor.ts';
import type { Database } from '#platform/database/database.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { hashPublicPictures } from '#platform/files/picture-hash.ts';
import type { Log } from '#platform/log/log.ts';
import type { PortalServices } from './create-services.ts';

interface Options {
  services: Pick<
    PortalServices,
    | 'own'
    | 'submissions'
    | 'outbox'
    | 'newsletter'
    | 'reports'
    | 'webhooks'
    | 'appeals'
    | 'reviewTimes'
    | 'paymentQuestions'
  >;
  database: Database;
  dataDir: string;
  log: Log;
}

const hotSearchMs = 5 * 60_000;
const orphanMs = 60 * 60_000;
/** Listed icons are compared with new logos; after an import there are thousands without a hash. */
const pictureMs = 30_000;
const picturesAtOnce = 50;
const forgetMs = 60 * 60_000;
const expireMs = 60 * 60_000;
const tellMs = 60_000;
const countMs = 60 * 60_000;
const anchorMs = 60 * 60_000;

/** What is done now and then: taking over search counts, hashing icons, dropping abandoned uploads and submissions. */
export function startHousekeeping({ services, database, dataDir, log }: Options): { stop(): void } {
  const every = (ms: number, what: string, work: () => Promise<unknown>) => {
    const timer = setInterval(() => {
      work().catch((error: unknown) => log.warn({ error }, `${what} failed; trying again later`));
    }, ms);
    timer.unref();
    return timer;
  };
  const timers = [
    every(hotSearchMs, 'taking over search counts', () => services.own.catalogue.refresh()),
    every(expireMs, 'expiring unpaid submissions', () => services.submissions.expire()),
    every(pictureMs, 'hashing listed icons', () => hashPublicPictures(database, picturesAtOnce)),
    every(orphanMs, 'dropping unused uploads', () => deleteOrphanFiles(database, new Date())),
    every(forgetMs, 'forgetting old mails', () => services.outbox.dropSent()),
    every(forgetMs, 'forgetting old security events', () => dropOldEvents(database, new Date())),
    every(forgetMs, 'forgetting old failed sign-ins', () => dropOldFailures(database, new Date())),
    every(forgetMs, 'forgetting unconfirmed addresses', () => services.newsletter.dropUnconfirmed()),
    every(forgetMs, 'forgetting old webhooks', () => services.webhooks.dropOld()),
    every(countMs, 'counting how long reviews take', () => services.reviewTimes.refresh()),
    every(tellMs, 'telling teams of delisted items', () => services.appeals.tellDelisted()),
    every(anchorMs, 'telling the end of the audit log', () =>
      anchorAudit(database, { dataDir, log, now: new Date() }),
    ),
    every(forgetMs, 'forgetting who reported', () => services.reports.forgetReporters()),
    every(forgetMs, 'forgetting who asked about payments', () => services.paymentQuestions.forgetAskers()),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
