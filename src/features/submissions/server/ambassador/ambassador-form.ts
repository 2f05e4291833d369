import { cleanAmbassadorDraft } from '../../model/ambassador/ambassador-draft.ts';
import {
  checkAmbassadorSubmission,
  type AmbassadorSubmission,
} from '../../model/ambassador/ambassador-submission.ts';
import { applicantKey } from '../../model/ambassador/applicant-key.ts';
import { findPdfFaults } from '../find-file-faults.ts';
import { parsePayload } from '../parse-payload.ts';
import type { ExaminedForm, SubmissionForm } from '../submission-form.ts';
import type { SubmissionDependencies } from '../submissions.ts';
import { findOpenApplication } from './find-open-application.ts';

/** Checks of an ambassador's application that need the portal's data. */
export function createAmbassadorForm({ database }: Pick<SubmissionDependencies, 'database'>): SubmissionForm {
  const findDuplicates = (application: AmbassadorSubmission, exceptId: number | undefined) =>
    findOpenApplication(database, applicantKey(application.email), exceptId);

  async function examine(input: unknown, exceptId: number | undefined): Promise<ExaminedForm> {
    const checked = checkAmbassadorSubmission(input);
    const { cv } = checked.ok ? checked.value : cleanAmbassadorDraft(input);
    const stored = await findPdfFaults(database, 'cv', cv);
    if (!checked.ok) return { ok: false, faults: [...checked.faults, ...stored] };
    if (stored.length > 0) return { ok: false, faults: stored };
    const application = checked.value;
    return {
      ok: true,
      payload: application,
      title: application.name,
      email: application.email,
      subjectKey: applicantKey(application.email),
      files: [{ role: 'cv', sha256: cv }],
      findings: await findDuplicates(application, exceptId),
    };
  }

  return {
    examine,
    findDuplicates: (stored) => findDuplicates(parsePayload('ambassador', stored), stored.id),
  };
}
