import { symmetricDecrypt } from 'better-auth/crypto';
import type { AccountDependencies } from '../account-dependencies.ts';
import { findStep } from './time-step-code.ts';

export type CodeOutcome = 'accepted' | 'wrong' | 'used';

/**
 * Checks a code of the authenticator app and uses it up: better-auth's plugin would take it again for a minute and a half.
 * One statement decides, so of two requests with one code only one is accepted. Earlier steps are used up with it.
 */
export async function consumeAppCode(
  { database, auth, now }: AccountDependencies,
  { userId, code }: { userId: string; code: string },
): Promise<CodeOutcome> {
  const factor = await database
    .selectFrom('desk_second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!factor) return 'wrong';
  const { secretConfig } = await auth.$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret });
  const step = findStep({ secret, code, now: now() });
  if (step === undefined) return 'wrong';
  const taken = await database
    .updateTable('desk_second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return taken ? 'accepted' : 'used';
}
