import type { ReviewAction } from '#features/review/model/review-action.ts';
import { given, readOne, wordAt, type DeskCommand } from './desk-command.ts';
import { findResource } from './resources.ts';

/** A decision about the submission as it is now. */
async function decide(command: DeskCommand, action: ReviewAction, done: string): Promise<void> {
  const id = wordAt(command.words, 0, 'the number of the submission');
  const resource = findResource('submissions');
  const { version } = await readOne<{ version: number }>(command, resource, id);
  await command.desk.post(`${resource.path}/${encodeURIComponent(id)}/actions`, { version, action });
  command.print(`Submission ${id}: ${done}. It can be undone at the desk until the mail goes.`);
}

export const approve = (command: DeskCommand) => {
  const { note } = command.options;
  return decide(command, { name: 'approve', ...(note && { note }) }, 'approved');
};

export const reject = (command: DeskCommand) => {
  const reason = given(command.options.reason, 'reason') as Extract<
    ReviewAction,
    { reason: unknown }
  >['reason'];
  return decide(command, { name: 'reject', reason, text: given(command.options.text, 'text') }, 'rejected');
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
    { name: 'request-changes', ...(message && { text: message }), ...(requests.length > 0 && { requests }) },
    'changes requested',
  );
};
