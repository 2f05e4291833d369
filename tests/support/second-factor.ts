import { expect } from 'vitest';
import { appCode } from './app-code.ts';
import type { Caller } from './desk.ts';

const path = '/api/desk/own-second-factor/own/actions';

/** One action on the caller's own second factor. */
export async function changeFactor(caller: Caller, action: object) {
  const answer = await caller.post(path, action);
  const body = (await answer.json()) as {
    message?: string;
    setup?: { uri: string; secret: string };
    recovery_codes?: string[];
  };
  return { status: answer.status, ...body };
}

/** Turns the second factor of someone who is signed in on, with the code of this moment. */
export async function turnOnFactor(caller: Caller, password: string) {
  const { setup } = await changeFactor(caller, { name: 'begin', password });
  const { secret } = setup!;
  const done = await changeFactor(caller, { name: 'confirm', code: appCode(secret) });
  expect(done.status).toBe(200);
  return { secret, recoveryCodes: done.recovery_codes! };
}
