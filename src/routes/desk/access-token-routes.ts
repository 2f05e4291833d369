import { Hono } from 'hono';
import { newAccessTokenSchema } from '#features/team/accounts/model/access-token.ts';
import { accountErrorWords } from '#features/team/accounts/model/account-error-words.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { AppError } from '#lib/app-error.ts';
import { clientOf, type AddressOf, type DeskEnvironment } from './desk-gates.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { endBody, valid } from './valid.ts';

/** The own access tokens: open to everyone who is signed in. */
export function createAccessTokenRoutes(accounts: Accounts, addressOf: AddressOf): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/own-access-tokens', valid('query', wholeListQuery), async (c) => {
    const data = await accounts.listAccessTokens(c.var.person);
    return c.json({ data, total: data.length });
  });

  routes.post('/own-access-tokens', valid('json', newAccessTokenSchema), async (c) => {
    const call = { person: c.var.person, headers: c.req.raw.headers, clientAddress: clientOf(addressOf, c) };
    const made = await accounts.createAccessToken(call, c.req.valid('json'));
    if (!made.ok) throw new AppError('bad-request', accountErrorWords[made.issue]);
    return c.json({ id: 'new', token: made.token });
  });

  routes.post('/own-access-tokens/:id/actions', valid('param', idPath), valid('json', endBody), async (c) => {
    const { id } = c.req.valid('param');
    await accounts.endAccessToken({ person: c.var.person, id });
    return c.json({ id });
  });
  return routes;
}
