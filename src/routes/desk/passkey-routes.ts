import { Hono } from 'hono';
import * as v from 'valibot';
import { accountErrorWords } from '#features/team/accounts/model/account-error-words.ts';
import {
  beginPasskeySchema,
  newPasskeySchema,
  passkeyActionSchema,
} from '#features/team/accounts/model/passkey.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { AppError } from '#lib/app-error.ts';
import { clientOf, type AddressOf, type DeskEnvironment } from './desk-gates.ts';
import { wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const passkeyPath = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** The own passkeys: open to everyone who is signed in. */
export function createPasskeyRoutes(accounts: Accounts, addressOf: AddressOf): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/own-passkeys', valid('query', wholeListQuery), async (c) => {
    const data = await accounts.listPasskeys(c.var.person);
    return c.json({ data, total: data.length });
  });

  routes.post('/own-passkeys/options', valid('json', beginPasskeySchema), async (c) => {
    const call = { person: c.var.person, headers: c.req.raw.headers, clientAddress: clientOf(addressOf, c) };
    const begun = await accounts.beginPasskey(call, c.req.valid('json'));
    if (!begun.ok) throw new AppError('bad-request', accountErrorWords[begun.issue]);
    for (const cookie of begun.cookies) c.header('Set-Cookie', cookie, { append: true });
    return c.json({ id: 'new', options: begun.options });
  });

  routes.post('/own-passkeys', valid('json', newPasskeySchema), async (c) => {
    const call = { person: c.var.person, headers: c.req.raw.headers, clientAddress: clientOf(addressOf, c) };
    const added = await accounts.addPasskey(call, c.req.valid('json'));
    if (!added.ok) throw new AppError('bad-request', accountErrorWords[added.issue]);
    return c.json({ id: 'new' });
  });

  routes.post(
    '/own-passkeys/:id/actions',
    valid('param', passkeyPath),
    valid('json', passkeyActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await accounts.changePasskey({ person: c.var.person, id, action: c.req.valid('json') });
      return c.json({ id });
    },
  );
  return routes;
}
