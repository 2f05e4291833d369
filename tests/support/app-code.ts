import { base32nopad } from '@scure/base';
import { codeOfStep } from '#features/accounts/server/second-factor/time-step-code.ts';

/** What an authenticator app shows. @param secret base32, as it was entered into the app */
export function appCode(secret: string, time = Date.now()): string {
  return codeOfStep(Buffer.from(base32nopad.decode(secret)).toString(), Math.floor(time / 30_000));
}
