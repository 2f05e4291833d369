import * as v from 'valibot';
import { accountErrorWords } from '../../model/account-error-words.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { refuse, tell } from '../auth-answers.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findInvitation } from './invitations.ts';

const token = v.pipe(v.string(), v.maxLength(100));
const showBody = v.object({ token });
const acceptBody = v.object({ token, password: v.pipe(v.string(), v.maxLength(512)) });

/** The same for every reason: nobody learns which tokens exist. */
const gone = () => refuse(404, 'This invitation does not work.');

/** Answers what the page of an invitation asks; undefined for any other call. */
export function createInvitationHandler(parts: AccountDependencies) {
  async function show(request: Request): Promise<Response> {
    const body = v.safeParse(showBody, await request.json().catch(() => undefined));
    const found = body.success ? await findInvitation(parts, body.output.token) : undefined;
    return found ? tell(found) : gone();
  }

  async function accept(request: Request): Promise<Response> {
    const body = v.safeParse(acceptBody, await request.json().catch(() => undefined));
    if (!body.success) return gone();
    const outcome = await acceptInvitation(parts, body.output);
    if (outcome.ok) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    return outcome.issue === 'unknown' ? gone() : refuse(400, accountErrorWords[outcome.issue]);
  }

  return async (call: string, request: Request): Promise<Response | undefined> => {
    if (call === 'POST /api/auth/invitation') return show(request);
    if (call === 'POST /api/auth/invitation/accept') return accept(request);
    return undefined;
  };
}
