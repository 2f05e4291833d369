import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import type { Submissions } from '#features/submission/submissions/server/submissions.ts';
import { AppError } from '#lib/app-error.ts';
import { success, type Envelope } from '#platform/http/envelope.ts';

/** The state of the submission, as returned by every change of it. @throws AppError not-found */
export async function getStatus(submissions: Submissions, reference: string): Promise<Envelope<StatusView>> {
  const status = await submissions.status(reference);
  if (!status) throw new AppError('not-found', 'There is no submission with this reference.');
  return success(status);
}
