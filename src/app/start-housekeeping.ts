import { dropOldFailures } from '#features/accounts/server/account-lock.ts';
import { dropOldEvents } from '#features/accounts/server/security-events.ts';
import { anchorAudit } from '#features/audit/server/audit-anchor.ts';
import { retentionOf } from '#features/brand/model/retention.ts';
import type { Database } from '#platform/database/database.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { hashPublicPictures } from '#platform/files/picture-hash.ts';
import { dropOldCounts } from '#platform/limits/stored-counts.ts';
import type { Log } from '#platform/log/log.ts';
import type { PortalServices } from './create-services.ts';

type Part<Name extends keyof PortalServices, Work extends keyof PortalServices[Name]> = Pick<
  PortalServices[Name],
  Work
>;

interface Options {
  services: {
    brand: Part<'brand', 'retention'>;
    own: { catalogue: Pick<PortalServices['own']['catalogue'], 'refresh'> };
    submissions: Part<'submissions', 'expire' | 'eraseOldApplications'>;
    outbox: Part<'outbox', 'dropSent'>;
    newsletter: Part<'newsletter', 'dropUnconfirmed'>;
    reports: Part<'reports', 'forgetReporters'>;
    webhooks: Part<'webhooks', 'dropOld'>;
    appeals: Part<'appeals', 'tellDelisted'>;
    reviewTimes: Part<'reviewTimes', 'refresh'>;
    paymentQuestions: Part<'paymentQuestions', 'forgetAskers'>;
    limits: Part<'limits', 'keep'>;
  };
  database: Database;
  dataDir: string;
  log: Log;
  now: () => Date;
}

const hotSearchMs = 5 * 60_000;
const orphanMs = 60 * 60_000;
/** Listed icons are compared with new logos; after an import there are thousands without a hash. */
const pictureMs = 30_000;
const picturesAtOnce = 50;
const forgetMs = 60 * 60_000;
/** A process that is killed loses so much of what its limits counted. */
const keepMs = 1_000;
const expireMs = 60 * 60_000;
const eraseMs = 60 * 60_000;
const tellMs = 60_000;
const countMs = 60 * 60_000;
const anchorMs = 60 * 60_000;

/** What is done now and then: taking over search counts, hashing icons, dropping abandoned uploads and submissions, erasing what was kept long enough. */
export function startHousekeeping({ services, database, dataDir, log, now }: Options): {
  stop(): Promise<void>;
} {
  const every = (ms: number, what: string, work: () => Promise<unknown>) => {
    const timer = setInterval(() => {
      work().catch((error: unknown) => log.warn({ error }, `${what} failed; trying again later`));
    }, ms);
    timer.unref();
    return timer;
  };
  const periods = retentionOf(services.brand);
  const { mailDays, reportDays, securityDays, unconfirmedDays } = periods;
  const timers = [
    every(hotSearchMs, 'taking over search counts', () => services.own.catalogue.refresh()),
    every(expireMs, 'expiring unpaid submissions', () => services.submissions.expire()),
    every(eraseMs, 'erasing old applications', () => services.submissions.eraseOldApplications(periods)),
    every(pictureMs, 'hashing listed icons', () => hashPublicPictures(database, picturesAtOnce)),
    every(orphanMs, 'dropping unused uploads', () => deleteOrphanFiles(database, now())),
    every(forgetMs, 'forgetting old mails', () => services.outbox.dropSent(mailDays)),
    every(forgetMs, 'forgetting old security events', () =>
      dropOldEvents(database, { now: now(), securityDays }),
    ),
    every(forgetMs, 'forgetting old failed sign-ins', () => dropOldFailures(database, now())),
    every(forgetMs, 'forgetting old limits', () => dropOldCounts(database, now())),
    every(keepMs, 'keeping limits', () => services.limits.keep()),
    every(forgetMs, 'forgetting unconfirmed addresses', () =>
      services.newsletter.dropUnconfirmed(unconfirmedDays),
    ),
    every(forgetMs, 'forgetting old webhooks', () => services.webhooks.dropOld()),
    every(countMs, 'counting how long reviews take', () => services.reviewTimes.refresh()),
    every(tellMs, 'telling teams of delisted items', () => services.appeals.tellDelisted()),
    every(anchorMs, 'telling the end of the audit log', () =>
      anchorAudit(database, { dataDir, log, now: now() }),
    ),
    every(forgetMs, 'forgetting who reported', () => services.reports.forgetReporters(reportDays)),
    every(forgetMs, 'forgetting who asked about payments', () => services.paymentQuestions.forgetAskers()),
  ];
  return {
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      await services.limits.keep();
    },
  };
}
