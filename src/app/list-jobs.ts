import { dropOldFailures } from '#features/team/accounts/server/account-lock.ts';
import { dropOldRecoveries } from '#features/team/accounts/server/recovery/recovery-rows.ts';
import { dropOldEvents } from '#features/team/accounts/server/security-events.ts';
import { retentionOf } from '#features/core/brand/model/retention.ts';
import type { Database } from '#platform/database/database.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import { moveFiles, removeObjects } from '#platform/files/move-files.ts';
import { hashPublicPictures } from '#platform/files/picture-hash.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-job.ts';
import { dropOldCounts } from '#platform/limits/stored-counts.ts';
import type { PortalServices } from './create-services.ts';
import { dropOldPreviews } from '#features/team/editing/server/previews.ts';

type Part<Name extends keyof PortalServices, Work extends keyof PortalServices[Name]> = Pick<
  PortalServices[Name],
  Work
>;

interface Options {
  services: {
    brand: Part<'brand', 'retention'>;
    submissions: Part<'submissions', 'expire' | 'eraseOldApplications'>;
    outbox: Part<'outbox', 'dropSent'>;
    mailRequests: Part<'mailRequests', 'dropOld'>;
    newsletter: Part<'newsletter', 'dropUnconfirmed'>;
    reports: Part<'reports', 'forgetReporters'>;
    webhooks: Part<'webhooks', 'dropOld'>;
    appeals: Part<'appeals', 'tellDelisted' | 'tellLate'>;
    paymentQuestions: Part<'paymentQuestions', 'forgetAskers'>;
    serviceStatus: Part<'serviceStatus', 'dropOld'>;
    tokenChecks: Part<'tokenChecks', 'dropOld'>;
    staffNotices: Part<'staffNotices', 'mailDigests' | 'dropOld'>;
    review: Part<'review', 'tellLate' | 'remindOfInterviews' | 'checkLater'>;
  };
  database: Database;
  /** Looks for what is wrong with the portal, and tells its team. */
  lookAtPortal: () => Promise<void>;
  /** Where large files are moved; undefined where the database keeps them. */
  fileBucket?: FileBucket | undefined;
  now: () => Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Listed icons are compared with new logos; after an import there are thousands without a hash. */
const pictureMs = minuteMs / 2;
const picturesAtOnce = 50;
/** Each is a few megabytes at most. */
const filesAtOnce = 50;
const objectsAtOnce = 500;

/** What one node does for all, now and then: expiring and erasing what was kept long enough, hashing icons, telling teams, and the portal's own team what is wrong. Each can be done again at any time. */
export function listJobs({ services, database, fileBucket, lookAtPortal, now }: Options): PeriodicJob[] {
  const { submissions, outbox, mailRequests, newsletter, reports, webhooks, appeals } = services;
  const { paymentQuestions, serviceStatus, staffNotices, review, tokenChecks } = services;
  const periods = retentionOf(services.brand);
  const { mailDays, reportDays, securityDays, unconfirmedDays } = periods;
  const every = (everyMs: number, name: string, work: PeriodicJob['work']) => ({ name, everyMs, work });
  const moving = fileBucket && { database, bucket: fileBucket, now };
  return [
    ...(moving
      ? [
          every(minuteMs, 'move-files', () => moveFiles(moving, filesAtOnce)),
          every(minuteMs, 'remove-objects', () => removeObjects(moving, objectsAtOnce)),
        ]
      : []),
    every(minuteMs, 'tell-delisted', () => appeals.tellDelisted()),
    every(minuteMs, 'tell-alerts', lookAtPortal),
    every(minuteMs, 'tell-late', async () => {
      await review.tellLate();
      await appeals.tellLate();
    }),
    every(minuteMs, 'remind-of-interviews', () => review.remindOfInterviews()),
    every(minuteMs, 'check-later', (signal) => review.checkLater(signal)),
    every(minuteMs, 'mail-digests', () => staffNotices.mailDigests()),
    every(pictureMs, 'hash-icons', () => hashPublicPictures(database, picturesAtOnce)),
    every(hourMs, 'expire-unpaid', () => submissions.expire()),
    every(hourMs, 'erase-applications', () => submissions.eraseOldApplications(periods)),
    every(hourMs, 'drop-uploads', () => deleteOrphanFiles(database, now())),
    every(hourMs, 'drop-mails', () => outbox.dropSent(mailDays)),
    every(hourMs, 'drop-mail-requests', () => mailRequests.dropOld()),
    every(hourMs, 'drop-security-events', () => dropOldEvents(database, { now: now(), securityDays })),
    every(hourMs, 'drop-failed-sign-ins', () => dropOldFailures(database, now())),
    every(hourMs, 'drop-recoveries', () => dropOldRecoveries(database, now())),
    every(hourMs, 'drop-limits', () => dropOldCounts(database, now())),
    every(hourMs, 'drop-unconfirmed', () => newsletter.dropUnconfirmed(unconfirmedDays)),
    every(hourMs, 'drop-webhooks', () => webhooks.dropOld()),
    every(hourMs, 'forget-reporters', () => reports.forgetReporters(reportDays)),
    every(hourMs, 'forget-askers', () => paymentQuestions.forgetAskers()),
    every(hourMs, 'drop-notices', () => staffNotices.dropOld()),
    every(hourMs, 'drop-status-samples', () => serviceStatus.dropOld()),
    every(hourMs, 'drop-token-checks', () => tokenChecks.dropOld()),
    every(hourMs, 'drop-previews', () => dropOldPreviews(database, now())),
  ];
}
