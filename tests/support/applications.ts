import type { ReviewAction } from '#features/submission/review/model/review-action.ts';
import { ana, idOf, validApplication, storeCv, type ben, type World } from './submission-world.ts';

/** Every action of the desk, with its input. */
export const actions: Record<ReviewAction['name'], ReviewAction> = {
  approve: { name: 'approve' },
  invite: {
    name: 'invite',
    text: 'Half an hour, by video.',
    interview: { time: '2036-01-15T10:00:00.000Z', zone: 'Asia/Shanghai' },
  },
  'conclude-interview': { name: 'conclude-interview' },
  welcome: { name: 'welcome', text: 'Meet the crew on Monday.' },
  'request-changes': { name: 'request-changes', text: 'The second link is empty.' },
  reject: { name: 'reject', reason: 'places-taken', text: 'Try again in autumn.' },
  'accept-late-payment': { name: 'accept-late-payment', link: `0x${'3'.repeat(64)}`, text: 'Send it again.' },
  'confirm-payment': { name: 'confirm-payment', link: `0x${'3'.repeat(64)}` },
  'deny-payment': { name: 'deny-payment', why: 'Sent by somebody else.' },
};

/** Sends an application; `act` performs an action on its latest version. */
export async function apply(world: World, change: Record<string, unknown> = {}) {
  const created = await world.submissions.create({
    kind: 'ambassador',
    locale: 'en',
    draftKey: crypto.randomUUID(),
    payload: validApplication(await storeCv(world), change),
  });
  if (!created.ok) throw new Error(`The application of the test was refused: ${JSON.stringify(created)}`);
  const id = await idOf(world, created.reference);
  const act = async (name: ReviewAction['name'], person: typeof ana | typeof ben = ana) => {
    const { version } = await world.review.get(id, person);
    await world.review.perform({ id, version, action: actions[name], person });
  };
  return { id, reference: created.reference, act };
}
