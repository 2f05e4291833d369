import { Hono } from 'hono';
import { createAppeals } from '#features/listing/appeals/server/appeals.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createAppealRoute } from '#routes/api/appeal-route.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { withCheckedAnswers } from './contract/with-checked-answers.ts';
import { publicOrigin } from './mail-world.ts';
import type { World } from './submission-world.ts';

export const appealText = 'The site works again.\nSee https://status.lantern.exchange.';

/** The form of the status page on its own. @returns what the page that it leads to says */
export function createAppealForm(
  appeals: Parameters<typeof createAppealRoute>[0]['appeals'],
  requests = 1000,
) {
  const app = new Hono<VisitorEnvironment>();
  app.onError(presentError(createLog('silent')));
  app.route('/', createAppealRoute({ appeals, limits: createNodeLimits(), publicOrigin }, requests));
  withCheckedAnswers(app as unknown as Hono);
  return (body: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request('/api/appeals', { method: 'POST', headers, body: new URLSearchParams(body) });
}

/** Appeals on a world's database, and their form. */
export function createTestAppeals({ open, clock }: Pick<World, 'open' | 'clock'>) {
  const appeals = createAppeals({ ...open, now: () => clock.time });
  const send = createAppealForm(appeals);
  const appeal = async (reference: string, text = appealText) => {
    const { headers } = await send({ reference, text, lang: 'en' });
    return new URL(headers.get('location')!, 'http://portal').searchParams.get('appeal');
  };
  return { appeals, send, appeal };
}
