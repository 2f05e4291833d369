import type { ReviewSubmission } from '#features/submission/review/model/review-submission.ts';
import type { ReviewAction } from '#features/submission/review/model/review-action.ts';
import { given, readOne, wordAt, type DeskCommand } from './desk-command.ts';
import { findResource } from './resources.ts';

/** What of a submission a decision needs. */
type Submission = Pick<ReviewSubmission, 'version' | 'payload'>;

const submissions = findResource('submissions');
const idOf = (command: DeskCommand) => wordAt(command.words, 0, 'the number of the submission');

/** A decision about the submission as it is now. */
async function decide(
  command: DeskCommand,
  actionOn: (submission: Submission) => ReviewAction,
  done: string,
): Promise<void> {
  const id = idOf(command);
  const submission = await readOne<Submission>(command, submissions, id);
  const { version } = submission;
  const action = actionOn(submission);
  await command.desk.post(`${submissions.path}/${encodeURIComponent(id)}/actions`, { version, action });
  command.print(`Submission ${id}: ${done}. It can be undone at the desk until the mail goes.`);
}

/** `decimal=18`; `categories=1,4` for a list of numbers. @throws Error for another shape */
function parseCorrection(written: string, { payload }: Submission): [string, unknown] {
  const at = written.indexOf('=');
  if (at < 1) throw new Error('Write --correct as NAME=value.');
  const [field, value] = [written.slice(0, at).trim(), written.slice(at + 1).trim()];
  return [field, Array.isArray(payload?.[field]) ? value.split(',').map(Number) : value];
}

export const approve = (command: DeskCommand) => {
  const { note, correct = [], hot } = command.options;
  return decide(
    command,
    (submission) => ({
      name: 'approve',
      ...(note && { note }),
      ...(correct.length > 0 && {
        correct: Object.fromEntries(correct.map((each) => parseCorrection(each, submission))),
      }),
      ...(hot && { hot }),
    }),
    'approved',
  );
};

export const reject = (command: DeskCommand) => {
  const reason = given(command.options.reason, 'reason') as Extract<
    ReviewAction,
    { reason: unknown }
  >['reason'];
  const text = given(command.options.text, 'text');
  return decide(command, () => ({ name: 'reject', reason, text }), 'rejected');
};

/** `url=It does not open.` @throws Error for another shape */
function parsePoint(written: string): { field: string; text: string } {
  const at = written.indexOf('=');
  const [field, text] = [written.slice(0, at).trim(), written.slice(at + 1).trim()];
  if (at < 1 || text === '') throw new Error('Write --field as NAME="what to change".');
  return { field, text };
}

export const requestChanges = (command: DeskCommand) => {
  const { text, field = [] } = command.options;
  const requests = field.map(parsePoint);
  // The points may say everything.
  const message = requests.length === 0 ? given(text, 'text') : text;
  return decide(
    command,
    () => ({
      name: 'request-changes',
      ...(message && { text: message }),
      ...(requests.length > 0 && { requests }),
    }),
    'changes requested',
  );
};
