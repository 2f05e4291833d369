import { startListingPlans } from '#features/listing/catalogue-editing/server/drafts/run-plans.ts';
import { watchPauses } from '#features/listing/watching/model/schedule.ts';
import type { BackgroundLoop } from '#lib/background-loop.ts';
import { createBackupJob } from '#platform/backup/scheduled-backups.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Settings } from '#platform/env/settings.ts';
import { createJobClock } from '#platform/jobs/job-clock.ts';
import { createJobRunner, type JobRunner } from '#platform/jobs/job-runner.ts';
import type { Log } from '#platform/log/log.ts';
import type { PortalServices } from './create-services.ts';
import { startKeepingAssets, type EarlierAssets } from './earlier-assets/earlier-assets.ts';
import { listJobs } from './list-jobs.ts';
import type { Measuring } from './open-measuring.ts';
import type { RevisionWatch } from './watch-revision.ts';

/** How soon after a change its mail leaves. */
const senderPollMs = 2_000;
/** How soon a plan that another process made is known; planned times are kept to a quarter of a second. */
const schedulePollMs = 5_000;
/** How late a job that is done now and then may begin. */
const jobPollMs = 5_000;
/** Longest rest of the verifier; a recorded payment wakes it immediately. */
const verifierPollMs = 5_000;

interface RunnerOptions {
  services: PortalServices;
  open: OpenDatabase;
  lookAtPortal: () => Promise<void>;
  log: Log;
  now: () => Date;
}

/** What this node does where no other node is doing it. */
export function createRunner(
  { databaseUrl, dataDir, filePlace, backups }: Settings,
  { services, open, lookAtPortal, log, now }: RunnerOptions,
): JobRunner {
  const { database } = open;
  const jobs = listJobs({ services, database, fileBucket: services.fileBucket, lookAtPortal, now });
  if (backups) jobs.push(createBackupJob({ databaseUrl, dataDir, filePlace }, backups, log));
  return createJobRunner({ database, jobs, clock: createJobClock(open, now), log });
}

interface LoopOptions {
  services: PortalServices;
  /** Whether this portal looks at listed links. */
  looksAtLinks: boolean;
  revision: RevisionWatch;
  jobs: JobRunner;
  earlierAssets: EarlierAssets;
  measuring: Measuring;
  now: () => Date;
  log: Log;
}

/** The work behind the listeners: of a portal that is one process, or of the first of several. What the others do is `measuring` alone. */
export function startLoops(options: LoopOptions): Pick<BackgroundLoop, 'stop'>[] {
  const { services, looksAtLinks, revision, jobs, earlierAssets, measuring, now, log } = options;
  const { donations, submissions, outbox, issues, editing } = services;
  const { onPaymentOutcome: onOutcome, onRefund } = submissions;
  return [
    donations.startVerifier({ onOutcome, onRefund, pollMs: verifierPollMs }),
    services.mailRequests.start(senderPollMs),
    outbox.start(senderPollMs),
    issues.start(senderPollMs),
    services.webhooks.start(senderPollMs),
    editing.startSchedule({ pollMs: schedulePollMs, onChange: revision.check }),
    startListingPlans(
      { ...services.listingDependencies, now, log },
      { pollMs: schedulePollMs, onChange: revision.check },
    ),
    startKeepingAssets(earlierAssets, log),
    jobs.start(jobPollMs),
    measuring.start(),
    measuring.alerts.start(),
    ...(looksAtLinks ? [services.watching.start(watchPauses)] : []),
  ];
}
