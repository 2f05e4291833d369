import { Hono } from 'hono';
import { accountErrorWords } from '#features/team/accounts/model/account-error-words.ts';
import {
  ownSecondFactorSchema,
  secondFactorRuleSchema,
  type SecondFactorRule,
} from '#features/team/accounts/model/second-factor.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { AppError } from '#lib/app-error.ts';
import { allow, clientOf, type AddressOf, type DeskEnvironment } from './desk-gates.ts';
import { valid } from './valid.ts';

/** The own second factor: open to everyone who is signed in, and all that is open to those who must set one up first. */
export function createOwnSecondFactorRoutes(accounts: Accounts, addressOf: AddressOf): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/own-second-factor/own', async (c) => c.json(await accounts.getOwnSecondFactor(c.var.person)));

  routes.post('/own-second-factor/own/actions', valid('json', ownSecondFactorSchema), async (c) => {
    const call = { person: c.var.person, headers: c.req.raw.headers, clientAddress: clientOf(addressOf, c) };
    const outcome = await accounts.changeOwnSecondFactor(call, c.req.valid('json'));
    if (!outcome.ok) throw new AppError('bad-request', accountErrorWords[outcome.issue]);
    for (const cookie of outcome.cookies) c.header('Set-Cookie', cookie, { append: true });
    return c.json({ id: 'own', setup: outcome.setup, recovery_codes: outcome.recoveryCodes });
  });
  return routes;
}

/** Whether every account needs a second factor: for administrators. */
export function createSecondFactorRuleRoutes(accounts: Accounts): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const gate = allow('accounts.manage');
  const getRule = async (): Promise<SecondFactorRule> => ({
    id: 'desk',
    is_required: await accounts.isSecondFactorRequired(),
  });

  routes.get('/second-factor-rule/desk', gate, async (c) => c.json(await getRule()));

  routes.post('/second-factor-rule/desk/actions', gate, valid('json', secondFactorRuleSchema), async (c) => {
    const isRequired = c.req.valid('json').name === 'require';
    await accounts.setSecondFactorRule({ isRequired, person: c.var.person });
    return c.json(await getRule());
  });
  return routes;
}
