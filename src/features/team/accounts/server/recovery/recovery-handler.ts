import * as v from 'valibot';
import type { MailRequests } from '#features/team/mail/server/mail-requests.ts';
import { accountErrorWords } from '../../model/account-error-words.ts';
import { parseAccountEmail } from '../../model/check-account.ts';
import { finishRecoverySchema, openRecoverySchema, type OpenRecovery } from '../../model/recovery.ts';
import { refuse, tell, wait } from '../auth-answers.ts';
import { findPasswordIssue } from '../find-password-issue.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { listPasskeys } from '../passkeys/list-passkeys.ts';
import { findFactorRefusal } from './find-factor-refusal.ts';
import { findRecovered, finishRecovery } from './finish-recovery.ts';

/** Stores that a link was asked for; undefined where there is no mail server. */
export type AskForMail = MailRequests['ask'] | undefined;

const askBody = v.object({ email: v.pipe(v.string(), v.maxLength(254)) });

const done = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

/** The same for every reason: nobody learns which tokens exist. */
const gone = () => refuse(404, 'This link does not work.');

const noMail =
  'This desk cannot send email. Ask another administrator for a link, or the server’s operator for a new password (npm run account).';

/** The same answer in the same time, whether or not the address has an account: a loop looks later, and mails. */
async function ask(
  { limit, knownDevices, record }: OwnDependencies,
  { request, clientAddress, askForMail }: { request: Request; clientAddress: string; askForMail: AskForMail },
): Promise<Response> {
  const body = v.safeParse(askBody, await request.json().catch(() => undefined));
  const email = body.success ? parseAccountEmail(body.output.email) : undefined;
  if (!email) return refuse(400, 'Enter the email address of your account.');
  if (!askForMail) return refuse(409, noMail);
  const device = knownDevices.find(request.headers, email);
  const limited = await limit.take({ clientAddress, email, factor: 'recovery', device });
  const event = { kind: 'recovery', email, clientAddress } as const;
  if (!limited.allowed) {
    await record({ ...event, outcome: limited.by === 'account' ? 'locked' : 'too-many-attempts' });
    return wait(limited.waitSeconds);
  }
  await askForMail('desk-recovery', { email });
  await record({ ...event, outcome: 'asked' });
  return done();
}

async function show(parts: OwnDependencies, request: Request): Promise<Response> {
  const body = v.safeParse(openRecoverySchema, await request.json().catch(() => undefined));
  const account = body.success ? await findRecovered(parts, body.output.token) : undefined;
  if (!account) return gone();
  const { id, email, name, hasFactor } = account;
  const has_passkeys = hasFactor && (await listPasskeys(parts, id)).length > 0;
  return tell({ email, name, needs_code: hasFactor, has_passkeys } satisfies OpenRecovery);
}

async function finish(parts: OwnDependencies, request: Request, clientAddress: string): Promise<Response> {
  const body = v.safeParse(finishRecoverySchema, await request.json().catch(() => undefined));
  const account = body.success ? await findRecovered(parts, body.output.token) : undefined;
  if (!body.success || !account) return gone();
  const { token, password, code, response } = body.output;
  const issue = await findPasswordIssue(password);
  if (issue) return refuse(400, accountErrorWords[issue]);
  const { headers } = request;
  const refusal = await findFactorRefusal(parts, account, { headers, clientAddress, code, response });
  if (refusal) return refusal;
  return (await finishRecovery(parts, account, { token, password, clientAddress })) ? done() : gone();
}

/** Answers the three calls of a forgotten password; undefined for any other. */
export function createRecoveryHandler(parts: OwnDependencies, askForMail: AskForMail) {
  return async (call: string, request: Request, clientAddress: string): Promise<Response | undefined> => {
    if (call === 'POST /api/auth/recovery') return ask(parts, { request, clientAddress, askForMail });
    if (call === 'POST /api/auth/recovery/show') return show(parts, request);
    if (call === 'POST /api/auth/recovery/finish') return finish(parts, request, clientAddress);
    return undefined;
  };
}
