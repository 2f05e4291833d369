import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { applicationKinds, decidedApplication, erasedApplication } from '../model/erasure.ts';
import type { SubmissionState } from '../model/state.ts';
import { deletePapers } from './delete-papers.ts';
import { eraseSender, planSenderErasure, type SenderErasure } from './erase-sender.ts';
import { findById } from './find-submission.ts';
import { deleteMailsOf } from './mail-change.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

/** Looked for together; each is erased in a transaction of its own. */
const batchSize = 100;
const dayMs = 24 * 3_600_000;

/** In the audit log, where an account would be. */
const retentionActor = { id: null, email: 'retention' };

/** In whole days after the decision or the withdrawal. */
export interface ApplicationPeriods {
  /** Until a rejected or withdrawn application is erased. */
  applicationDays: number;
  /** Until the CV of any decided application is erased. */
  documentDays: number;
}

export interface ErasedApplications {
  applications: number;
  /** Applications that stay, without their CV. */
  papers: number;
}

type Dependencies = Pick<SubmissionDependencies, 'database' | 'kinds' | 'now' | 'log'>;

/** One kind of thing that ends by itself. */
interface Ending {
  states: readonly SubmissionState[];
  /** Only what has files. */
  withFiles?: boolean;
  days: number;
  /** @returns false where it is not erased */
  erase(transaction: DatabaseTransaction, planned: SenderErasure): Promise<boolean>;
}

/** A decided application changes no more, so the time of its last change is that of the decision or the withdrawal. */
function listDue(database: Database, { states, withFiles = false, days }: Ending, now: Date) {
  const due = database
    .selectFrom('submissions')
    .select('id')
    .where('kind', 'in', applicationKinds)
    .where('state', 'in', states)
    .where('update_time', '<=', new Date(now.getTime() - days * dayMs).toISOString());
  if (!withFiles) return due;
  return due.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('submission_files')
        .select('submission_files.sha256')
        .whereRef('submission_files.submission_id', '=', 'submissions.id'),
    ),
  );
}

/** @returns false where another process was faster, or it waits for an answer */
async function eraseOne({ database }: Dependencies, ending: Ending, id: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const submission = await findById(transaction, id);
    if (!submission) return false;
    const planned = await planSenderErasure(transaction, submission);
    return planned.erasure === 'deleted' && ending.erase(transaction, planned);
  });
}

/** @returns how many */
async function eraseDue(dependencies: Dependencies, ending: Ending): Promise<number> {
  const { database, now, log } = dependencies;
  let count = 0;
  for (let after = 0; ;) {
    const query = listDue(database, ending, now()).where('id', '>', after).orderBy('id').limit(batchSize);
    const rows = await query.execute();
    for (const { id } of rows) {
      try {
        if (await eraseOne(dependencies, ending, id)) count += 1;
      } catch (error) {
        // A conflict: another process was faster.
        if (!(error instanceof AppError && error.code === 'conflict'))
          log.warn({ error, submission: id }, 'an old application was not erased; trying again later');
      }
    }
    const last = rows.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

function endApplications({ kinds, now }: Dependencies, { applicationDays }: ApplicationPeriods): Ending {
  return {
    states: erasedApplication,
    days: applicationDays,
    async erase(transaction, planned) {
      const { submission } = planned;
      const at = now();
      const { fields } = kinds[submission.kind].format;
      await eraseSender(transaction, { ...planned, fields, at });
      await deleteMailsOf(transaction, submission);
      await appendAudit(transaction, {
        at,
        actor: retentionActor,
        area: 'privacy',
        action: 'erase-application',
        subject: `submission ${submission.id}`,
        detail: { applicationDays },
      });
      return true;
    },
  };
}

function endPapers({ now }: Dependencies, { documentDays }: ApplicationPeriods): Ending {
  return {
    states: decidedApplication,
    withFiles: true,
    days: documentDays,
    async erase(transaction, { submission }) {
      if (!(await deletePapers(transaction, submission))) return false;
      await appendAudit(transaction, {
        at: now(),
        actor: retentionActor,
        area: 'privacy',
        action: 'erase-cv',
        subject: `submission ${submission.id}`,
        detail: { documentDays },
      });
      return true;
    },
  };
}

/**
 * Erases rejected and withdrawn applications when their period is over, as `npm run erase` does, and the CVs of decided ones. The audit log names
 * each by its number. One that waits for an answer stays. May run in several processes and be repeated.
 * @returns how many
 */
export async function eraseOldApplications(
  dependencies: Dependencies,
  periods: ApplicationPeriods,
): Promise<ErasedApplications> {
  return {
    applications: await eraseDue(dependencies, endApplications(dependencies, periods)),
    papers: await eraseDue(dependencies, endPapers(dependencies, periods)),
  };
}
