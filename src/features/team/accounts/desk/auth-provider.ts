import { HttpError, type AuthProvider } from 'react-admin';
import { setKeptOwner } from '#features/core/desk-kit/desk/kept/kept-owner.ts';
import { forgetOldKept } from '#features/core/desk-kit/desk/kept/kept-store.ts';
import type { SignedIn } from '../model/account.ts';
import type { OfferedSingleSignOn } from '../model/single-sign-on.ts';
import { callAuth, refusalOf } from './auth-call.ts';
import { forgetSignOut, noteSignOut } from './sign-out-reason.ts';

/** The password was right, and the account's code follows. */
export class CodeRequired extends Error {
  override readonly name = 'CodeRequired';
}

/** Was a code sent too late, so that the password is asked for again? */
export const isChallengeOver = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 410;

type SignInStep =
  | { email: string; password: string }
  | { code: string }
  /** What a passkey answered. */
  | { response: Record<string, unknown> };

function callOf(step: SignInStep): string {
  if ('response' in step) return 'passkey';
  return 'code' in step ? 'second-factor' : 'sign-in';
}

/** What a passkey is asked with; null where the desk offers none. */
export async function fetchPasskeyOptions(): Promise<unknown> {
  const answer = await callAuth('passkey/options', {});
  if (!answer.ok) throw await refusalOf(answer);
  return ((await answer.json()) as { options: unknown }).options;
}

/** The provider of single sign-on; null where there is none. */
export async function fetchSingleSignOn(): Promise<OfferedSingleSignOn | null> {
  const answer = await callAuth('single-sign-on');
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as OfferedSingleSignOn | null;
}

/** Leaves the desk for the provider, which leads back. @throws HttpError with the sentence to show */
export async function beginSingleSignOn(): Promise<void> {
  const answer = await callAuth('single-sign-on', {});
  if (!answer.ok) throw await refusalOf(answer);
  const { url } = (await answer.json()) as { url: string };
  location.assign(url);
}

/** The person of the session, asked once until someone signs in or out. */
let person: Promise<SignedIn> | undefined;
/** Whether someone was signed in on this page: then a session that is gone has ended. */
let wasSignedIn = false;

async function fetchPerson(): Promise<SignedIn> {
  const answer = await callAuth('session');
  if (!answer.ok) throw await refusalOf(answer);
  const found = (await answer.json()) as SignedIn | null;
  // From here on the desk shows what this account typed before, and nothing of the one before it.
  setKeptOwner(found?.id);
  forgetOldKept();
  if (!found) throw new HttpError('Sign in first.', 401);
  wasSignedIn = true;
  return found;
}

async function getPerson(): Promise<SignedIn> {
  person ??= fetchPerson();
  return person.catch((error: unknown) => {
    person = undefined;
    throw error;
  });
}

/** Signing in and out for react-admin. The session is a cookie that scripts cannot read; the server says whose it is. */
export const authProvider: AuthProvider = {
  login: async (step: SignInStep) => {
    person = undefined;
    // Until the server says whose session it is: a person may sign in over another who did not sign out.
    setKeptOwner(undefined);
    const answer = await callAuth(callOf(step), step);
    if (!answer.ok) throw await refusalOf(answer);
    // No session yet: the answer to a password has a body only where a code is asked for.
    if (answer.status === 200) throw new CodeRequired();
    forgetSignOut();
  },
  logout: async () => {
    person = undefined;
    setKeptOwner(undefined);
    await callAuth('sign-out', {});
  },
  checkAuth: async () => {
    await getPerson();
  },
  checkError: async (error: { status?: number }) => {
    if (error.status !== 401) return;
    // The person is still known until logout follows: that is how react-admin knows to say that the session has ended.
    const ended = 'Your session has ended. Sign in again.';
    noteSignOut(ended);
    throw new Error(ended);
  },
  getIdentity: async () => {
    const { name, email, roles, mustSetUpSecondFactor } = await getPerson();
    return { id: email, fullName: name, email, roles, mustSetUpSecondFactor };
  },
  getPermissions: async () => {
    try {
      return (await getPerson()).roles;
    } catch (error) {
      // react-admin asks on every page and would lead away from an invitation, whose reader has no account yet.
      if (!wasSignedIn && error instanceof HttpError && error.status === 401) return [];
      throw error;
    }
  },
};
