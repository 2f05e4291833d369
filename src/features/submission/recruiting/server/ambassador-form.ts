import { checkAmbassadorSubmission, cleanAmbassadorDraft } from '../model/ambassador-submission.ts';
import { applicantKey } from '../model/applicant-key.ts';
import { findPdfIssues } from '#features/submission/submission-checks/server/find-file-issues.ts';
import type {
  CheckedForm,
  FormSender,
  SubmissionForm,
} from '#features/submission/submissions/server/submission-form.ts';
import type { KindDependencies } from '#features/submission/submissions/server/server-kind.ts';
import { findOpenApplication } from './find-open-application.ts';

/** Checks of an ambassador's application that need the portal's data. */
export function createAmbassadorForm({ database }: Pick<KindDependencies, 'database'>): SubmissionForm {
  async function examine(input: unknown, sender: FormSender): Promise<CheckedForm> {
    const checked = checkAmbassadorSubmission(input);
    const { cv } = checked.ok ? checked.value : cleanAmbassadorDraft(input);
    const stored = await findPdfIssues(database, { path: 'cv', role: 'cv', sha256: cv }, sender);
    if (!checked.ok) return { ok: false, issues: [...checked.issues, ...stored] };
    if (stored.length > 0) return { ok: false, issues: stored };
    const application = checked.value;
    const subjectKey = applicantKey(application.email);
    return {
      ok: true,
      payload: application,
      title: application.name,
      email: application.email,
      subjectKey,
      language: null,
      files: [{ role: 'cv', sha256: cv }],
      findings: await findOpenApplication(database, subjectKey, sender.submissionId),
    };
  }

  return { examine, findDuplicates: () => Promise.resolve([]) };
}
