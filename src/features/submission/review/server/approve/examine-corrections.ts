import { strictRelisting } from '#features/store/catalogue/model/restoration.ts';
import type { Correction } from '#features/submission/submissions/model/correction.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { parseFindings } from '#features/submission/submissions/server/parse-findings.ts';
import { AppError } from '#lib/app-error.ts';
import { correctableFields, isAbout, type CorrectionRefusal } from '../../model/correcting.ts';
import { findingsToAnswer } from '../../model/needs-note.ts';
import type { ReviewAction } from '../../model/review-action.ts';
import type { ReviewDependencies } from '../review-dependencies.ts';

/** What was sent, with what the reviewer corrected of it. */
export interface Corrected {
  /** The submission with the corrected form, for what is listed; stored is what was sent. */
  row: SubmissionRow;
  corrections: Correction[];
  /** Identity of what is listed. */
  subjectKey: string;
}

type Approval = Extract<ReviewAction, { name: 'approve' }>;
type Form = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** @throws AppError bad-request */
function readForm({ kinds }: ReviewDependencies, row: SubmissionRow, correct: Form): Form {
  if (row.change_hid !== null)
    throw new AppError('bad-request', 'A change of a listed item is approved as its team asked for it.');
  const read = kinds[row.kind].read(row);
  if (!read.ok)
    throw new AppError('bad-request', 'The stored form cannot be read, so it cannot be corrected.');
  const form = { ...read.form.payload };
  const correctable = correctableFields(kinds[row.kind].fields, form);
  const other = Object.keys(correct).find((field) => !correctable.includes(field));
  if (other !== undefined)
    throw new AppError('bad-request', `The field “${other}” cannot be corrected while approving.`);
  return form;
}

/**
 * Findings that keep the approval from being made: what would refuse the form with these values, and what the reviewer has not answered.
 * What was found about a corrected field before no longer needs an answer.
 */
function refusingFindings(
  { kinds }: ReviewDependencies,
  {
    row,
    note,
    fields,
    fresh,
  }: { row: SubmissionRow; fields: readonly string[]; fresh: readonly Finding[] } & Pick<Approval, 'note'>,
): CorrectionRefusal['findings'] {
  const form = kinds[row.kind].fields;
  const about = fresh.filter((finding) => isAbout(finding, form, fields));
  const others = parseFindings(row.findings).filter((finding) => !isAbout(finding, form, fields));
  const refusing = [
    ...about.filter(({ severity }) => severity === 'blocking'),
    ...(note === undefined ? findingsToAnswer([...others, ...about]) : []),
  ];
  return refusing.map(({ severity, code, params }) => ({ severity, code, params }));
}

const hostOf = (link: unknown) =>
  typeof link === 'string' && URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : undefined;

/**
 * The team proposes where a link leads and the reviewer agrees: the two people of decision 067. Another site would be decided by the reviewer alone.
 * @throws AppError bad-request
 */
function requireOwnSites(
  { kinds, rules = strictRelisting }: ReviewDependencies,
  row: SubmissionRow,
  corrections: readonly Correction[],
): void {
  const { fields } = kinds[row.kind];
  const other = corrections.find(
    ({ field, from, to }) => fields[field]?.type === 'link' && hostOf(from) !== hostOf(to),
  );
  if (other && !rules.decidesAlone)
    throw new AppError(
      'bad-request',
      'A link can only be corrected to another page of the same site. Request changes to ask the team for another site.',
    );
}

/**
 * Checks the values that a reviewer corrects by the rules and the checks of the form, outside of a transaction: sites and chains are asked.
 * What was found about a corrected field counts as it is found now.
 * @returns undefined for an approval that corrects nothing
 * @throws AppError bad-request for what cannot be corrected
 */
export async function examineCorrections(
  dependencies: ReviewDependencies,
  row: SubmissionRow,
  action: ReviewAction,
): Promise<Corrected | { refusal: CorrectionRefusal } | undefined> {
  if (action.name !== 'approve' || Object.keys(action.correct ?? {}).length === 0) return undefined;
  const correct = action.correct ?? {};
  const sent = readForm(dependencies, row, correct);
  const { form, format } = dependencies.forms[row.kind];
  const sender = { submissionId: row.id, uploadKeyHashes: [], parentId: row.parent_id ?? undefined };
  const examined = await form.examine({ ...sent, ...correct }, sender);
  if (!examined.ok) return { refusal: { issues: examined.issues, findings: [] } };
  const checked: Form = { ...examined.payload };
  const corrections = Object.keys(correct)
    .filter((field) => !isSame(sent[field], checked[field]))
    .map((field) => ({ field, from: sent[field], to: checked[field] }));
  const fields = corrections.map(({ field }) => field);
  const findings = refusingFindings(dependencies, {
    row,
    note: action.note,
    fields,
    fresh: examined.findings,
  });
  if (findings.length > 0) return { refusal: { issues: [], findings } };
  requireOwnSites(dependencies, row, corrections);
  return {
    row: { ...row, payload: JSON.stringify(examined.payload), payload_version: format.version },
    corrections,
    subjectKey: examined.subjectKey,
  };
}
