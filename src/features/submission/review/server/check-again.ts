import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { parseFindings } from '#features/submission/submissions/server/parse-findings.ts';
import type { ValidForm } from '#features/submission/submissions/server/submission-form.ts';
import { AppError } from '#lib/app-error.ts';
import { canCheckAgain } from '../model/can-check-again.ts';
import { decideAction } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { withLookupLock } from '#features/submission/payment-review/server/lookup-lock.ts';
import { findAgain } from './later-checks.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

const codesOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ code }) => code))].toSorted();

/** @throws AppError conflict for a form that the checks of today do not take */
async function examine({ kinds, forms }: ReviewDependencies, row: SubmissionRow): Promise<ValidForm> {
  const read = kinds[row.kind].read(row);
  if (!read.ok) throw new AppError('conflict', 'The stored form cannot be read, so it cannot be checked.');
  const sender = { submissionId: row.id, uploadKeyHashes: [] };
  const examined = await forms[row.kind].form.examine(read.form.payload, sender);
  if (examined.ok) return examined;
  const fields = [...new Set(examined.issues.map(({ path }) => path))].join(', ');
  throw new AppError('conflict', `The submitted form has errors by today’s rules: ${fields}.`);
}

/**
 * Does the checks that precede a payment again, with the site and the chain as they are now, and keeps what they find in place of what was
 * found before; so are the longer checks that follow it. One at a time for each submission, and not while the chain is asked about it.
 * @throws AppError not-found, forbidden, too-many-requests, or conflict when it is not under review, or was changed in the meantime
 */
export async function checkAgain(
  dependencies: ReviewDependencies,
  { id, person }: { id: number; person: Reviewer },
): Promise<void> {
  const row = await getById(dependencies.database, id);
  if (!may(person, decideAction(row.kind)))
    throw new AppError('forbidden', 'Your account is not allowed to decide about this.');
  if (!canCheckAgain({ ...row, is_change: row.change_hid !== null, isFurther: row.parent_id !== null }))
    throw new AppError('conflict', 'Only a form in review can be checked again.');
  await withLookupLock(dependencies, { submissionId: id, of: 'form' }, () =>
    keepFindings(dependencies, { row, person }),
  );
}

async function keepFindings(
  dependencies: ReviewDependencies,
  { row, person }: { row: SubmissionRow; person: Reviewer },
): Promise<void> {
  const { database, now } = dependencies;
  const { id } = row;
  const [form, later] = await Promise.all([examine(dependencies, row), findAgain(dependencies, row)]);
  const findings = [...form.findings, ...later];
  await database.transaction().execute(async (transaction) => {
    const at = now();
    const changed = await transaction
      .updateTable('submissions')
      .set({ findings: JSON.stringify(findings) })
      .where('id', '=', id)
      .where('version', '=', row.version)
      .returning('id')
      .executeTakeFirst();
    if (!changed)
      throw new AppError(
        'conflict',
        'Another person changed this submission in the meantime. Reload and decide again.',
      );
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'submission',
      action: 'check-again',
      subject: `submission ${id}`,
      detail: { title: row.title, before: codesOf(parseFindings(row.findings)), found: codesOf(findings) },
    });
  });
}
