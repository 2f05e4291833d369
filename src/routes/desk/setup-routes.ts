import { Hono } from 'hono';
import * as v from 'valibot';
import { may } from '#features/team/accounts/model/permissions.ts';
import { confirmableSteps, type ConfirmableStep } from '#features/team/setup/model/setup-step.ts';
import { confirmStep } from '#features/team/setup/server/confirm-step.ts';
import { listSetupSteps, type SetupDependencies } from '#features/team/setup/server/list-setup-steps.ts';
import { AppError } from '#lib/app-error.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const stepPath = v.object({ step: v.picklist(Object.keys(confirmableSteps) as ConfirmableStep[]) });
const confirmBody = v.object({
  name: v.literal('confirm'),
  /** The donation address as it was shown. */
  seen: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export function createSetupRoutes({
  now,
  ...dependencies
}: SetupDependencies & { now: () => Date }): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  routes.get('/setup-steps', allow('setup.read'), valid('query', wholeListQuery), async (c) => {
    const data = await listSetupSteps(dependencies);
    return c.json({ data, total: data.length });
  });
  routes.post(
    '/setup-steps/:step/actions',
    allow('setup.read'),
    valid('param', stepPath),
    valid('json', confirmBody),
    async (c) => {
      const { step } = c.req.valid('param');
      const { person } = c.var;
      if (!may(person, confirmableSteps[step]))
        throw new AppError('forbidden', 'Your account is not allowed to confirm this step.');
      const { address } = dependencies.donationAddress;
      const { seen } = c.req.valid('json');
      await confirmStep(dependencies.database, { step, address, seen, person, at: now() });
      return c.json({ id: step });
    },
  );
  return routes;
}
