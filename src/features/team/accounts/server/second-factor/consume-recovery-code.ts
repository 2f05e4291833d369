import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { AccountDependencies } from '../account-dependencies.ts';

/**
 * Uses a recovery code up for someone who is not signed in: better-auth's plugin asks for a session, or for the cookie between password and
 * code. Of two requests at a time only one is accepted, also with different codes.
 */
export async function consumeRecoveryCode(
  { database, auth }: AccountDependencies,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const factor = await database
    .selectFrom('desk_second_factors')
    .select('backup_codes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!factor) return false;
  const { secretConfig: key } = await auth.$context;
  const codes = JSON.parse(await symmetricDecrypt({ key, data: factor.backup_codes })) as string[];
  if (!codes.includes(code)) return false;
  const data = JSON.stringify(codes.filter((each) => each !== code));
  const taken = await database
    .updateTable('desk_second_factors')
    .set({ backup_codes: await symmetricEncrypt({ key, data }) })
    .where('user_id', '=', userId)
    .where('backup_codes', '=', factor.backup_codes)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
