import { Hono } from 'hono';
import { listSetupSteps, type SetupDependencies } from '#features/setup/server/list-setup-steps.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';

export function createSetupRoutes(dependencies: SetupDependencies): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  routes.get('/setup-steps', allow('setup.read'), async (c) => {
    const data = await listSetupSteps(dependencies);
    return c.json({ data, total: data.length });
  });
  return routes;
}
