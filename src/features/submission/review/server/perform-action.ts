import { submissionBarWords, type DecisionBar } from '#features/team/accounts/model/decision-bar.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { promisedTime } from '#features/submission/submissions/model/promise.ts';
import { pausedPromise } from '#features/submission/submissions/model/promise-clock.ts';
import {
  applyTransition,
  type SeenSubmission,
} from '#features/submission/submissions/server/apply-transition.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { parseFindings } from '#features/submission/submissions/server/parse-findings.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { actionsFor, isOffered } from '../model/actions-for.ts';
import { decideAction } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { Lease } from '#features/submission/review-queue/model/lease.ts';
import { isUndoable } from '../model/undo.ts';
import type { ReviewAction } from '../model/review-action.ts';
import { askAboutLink, confirmPayment } from './confirm-payment.ts';
import { denyPayment } from './deny-payment.ts';
import { endLease, findLease } from '#features/submission/review-queue/server/lease/lease-rows.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import { keepUndo, rememberingEntry, undoEnd } from './undo/keep-undo.ts';
import { approve } from './approve/approve.ts';
import { examineCorrections, type Corrected } from './approve/examine-corrections.ts';
import type { ActionStep } from './approve/action-step.ts';
import type { ActionRequest } from './action-request.ts';
import type { CorrectionRefusal } from '../model/correcting.ts';
import { findingsToAnswer } from '../model/needs-note.ts';
import { loggedTitle } from '#features/submission/submissions/server/logged-title.ts';

/** The parts of an approval that the others do not have. */
interface CorrectedStep extends ActionStep {
  corrected: Corrected | undefined;
}

function applyAction(dependencies: ReviewDependencies, step: CorrectedStep): Promise<SeenSubmission> {
  const { transaction, row: submission, action, person, at, mailAfter } = step;
  const common = { submission, at, reviewer: person, mailAfter };
  switch (action.name) {
    case 'approve':
      return approve(dependencies, { ...step, action, corrected: step.corrected });
    case 'confirm-payment':
    case 'accept-late-payment':
      return confirmPayment(dependencies, { ...step, action });
    case 'deny-payment':
      return denyPayment(dependencies, { ...step, reviewer: person, why: action.why });
    case 'invite': {
      // From here the desk waits for the candidate.
      const { text, interview } = action;
      const told = { text, detail: { interview }, set: { promised_time: null } };
      return applyTransition(transaction, { ...common, ...told, move: 'invite' });
    }
    case 'conclude-interview': {
      const set = { promised_time: promisedTime(submission.kind, at).toISOString() };
      return applyTransition(transaction, { ...common, move: action.name, set });
    }
    case 'welcome':
      return applyTransition(transaction, { ...common, move: action.name, text: action.text });
    case 'request-changes': {
      const { text, requests } = action;
      const set = pausedPromise(at);
      return applyTransition(transaction, {
        ...common,
        move: action.name,
        text: text || null,
        requests,
        set,
      });
    }
    case 'reject':
      return applyTransition(transaction, {
        ...common,
        move: 'reject',
        code: action.reason,
        text: action.text,
      });
  }
}

/** Performs the action, and keeps what it takes to undo it. */
async function applyUndoably(dependencies: ReviewDependencies, step: CorrectedStep): Promise<void> {
  const { transaction, row, action, person, at, corrected } = step;
  if (!isUndoable(action.name)) {
    await applyAction(dependencies, step);
    return;
  }
  const perform = () => applyAction(dependencies, { ...step, mailAfter: undoEnd(at) });
  const { kinds } = dependencies;
  const { changed, entry } =
    action.name === 'approve'
      ? await rememberingEntry({ kinds, transaction, row: corrected?.row ?? row }, perform)
      : { changed: await perform(), entry: null };
  await keepUndo(transaction, { row, changed, entry, person, at });
}

interface SubmissionSnapshot {
  row: SubmissionRow;
  isDisputed: boolean;
  bar: DecisionBar | undefined;
  lease: Lease | null;
}

/** The current submission, inside or outside a transaction. @throws AppError not-found */
async function readSnapshot(
  { donations, now }: ReviewDependencies,
  database: Database,
  { id, person }: ActionRequest,
): Promise<SubmissionSnapshot> {
  const row = await getById(database, id);
  const lease = await findLease(database, id, { person, now: now() });
  const bar = (await listBarredSubmissions(database, person)).get(id);
  return { row, lease, bar, isDisputed: await donations.isDisputed(database, id) };
}

function requireOffered(
  { row, isDisputed, bar, lease }: SubmissionSnapshot,
  { version, action, person }: ActionRequest,
): void {
  if (!may(person, decideAction(row.kind)))
    throw new AppError('forbidden', 'Your account is not allowed to decide about this.');
  if (bar) throw new AppError('forbidden', submissionBarWords[bar]);
  if (row.version !== version) {
    throw new AppError(
      'conflict',
      'Another person changed this submission in the meantime. Reload and decide again.',
    );
  }
  if (lease && !lease.is_own)
    throw new AppError('conflict', `${lease.holder} is working on this. Take it over before you decide.`);
  const offered = actionsFor(person, { ...row, isDisputed }, parseFindings(row.findings));
  if (!isOffered(offered, action)) {
    throw new AppError('conflict', `A submission that is ${row.state} does not allow this: ${action.name}.`);
  }
}

/** Findings must be answered; those about corrected facts were looked for again, see `examineCorrections`. */
function requireNote(
  { row }: SubmissionSnapshot,
  { action }: ActionRequest,
  corrected: Corrected | undefined,
): void {
  if (action.name !== 'approve' || action.note !== undefined || corrected) return;
  if (findingsToAnswer(parseFindings(row.findings)).length > 0)
    throw new AppError('bad-request', 'Enter why you approve it despite the findings that need an answer.');
}

/** What the audit log keeps of an action: what was chosen, not what was written to people. */
function auditFacts(row: SubmissionRow, action: ReviewAction, corrected: Corrected | undefined) {
  const { name, ...choices } = action;
  const {
    text: _text,
    note: _note,
    why: _why,
    requests: _requests,
    correct: _correct,
    ...detail
  } = choices as Record<string, unknown>;
  const asked = action.name === 'request-changes' ? action.requests?.map(({ field }) => field) : undefined;
  return {
    action: name,
    subject: `submission ${row.id}`,
    detail: {
      ...loggedTitle(row),
      from: row.state,
      ...detail,
      ...(asked?.length && { asked }),
      ...(corrected?.corrections.length && { corrected: corrected.corrections }),
    },
  };
}

/** @throws AppError bad-request for a field that the form of this kind does not have, or an interview that would be over */
function requireFields(
  { kinds, now }: ReviewDependencies,
  { kind }: SubmissionRow,
  action: ReviewAction,
): void {
  if (action.name === 'invite' && Date.parse(action.interview.time) <= now().getTime())
    throw new AppError('bad-request', 'This time has passed. Choose a later one for the interview.');
  if (action.name !== 'request-changes') return;
  const { fields } = kinds[kind];
  const unknown = action.requests?.find(({ field }) => !Object.hasOwn(fields, field));
  if (unknown) throw new AppError('bad-request', `The form has no field “${unknown.field}”.`);
}

/**
 * Performs one action with all its effects, or nothing.
 * @returns why it was not done, where the rules of the form refuse what the reviewer corrected
 */
export async function performAction(
  dependencies: ReviewDependencies,
  request: ActionRequest,
): Promise<CorrectionRefusal | undefined> {
  const { database, engine, now } = dependencies;
  const { action, person } = request;
  // The chain is asked before the transaction begins: an endpoint can be slow, and a transaction blocks
  // others.
  const first = await readSnapshot(dependencies, database, request);
  requireOffered(first, request);
  requireFields(dependencies, first.row, action);
  const examined = await examineCorrections(dependencies, first.row, action);
  if (examined && 'refusal' in examined) return examined.refusal;
  requireNote(first, request, examined);
  const verdict = await askAboutLink(dependencies, request);
  try {
    await database.transaction().execute(async (transaction) => {
      const seen = await readSnapshot(dependencies, transaction, request);
      requireOffered(seen, request);
      requireNote(seen, request, examined);
      const { row } = seen;
      const at = now();
      const common = { transaction, row, action, person, verdict, at };
      await applyUndoably(dependencies, { ...common, corrected: examined, mailAfter: undefined });
      await endLease(transaction, row.id);
      const facts = auditFacts(row, action, examined);
      await appendAudit(transaction, { at, actor: person, area: 'submission', ...facts });
    });
    return undefined;
  } catch (cause) {
    // Two simultaneous approvals of one site or contract: the second one violates the catalogue's unique
    // index.
    if (!engine.isUniqueViolation(cause)) throw cause;
    throw new AppError('conflict', 'Another person has just listed the same item. Reload and decide again.', {
      cause,
    });
  }
}
