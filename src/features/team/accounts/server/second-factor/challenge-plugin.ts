import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/** Name of the cookie between password and code, without the desk's prefix; of better-auth's plugin. */
export const challengeCookie = 'two_factor';

/**
 * Says whose password was right, from the signed cookie between password and code. The plugin for second factors keeps that to itself, and
 * the account's limit must count an attempt before its code is checked.
 */
export const challengePlugin = {
  id: 'desk-challenge',
  endpoints: {
    findChallenged: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { context } = ctx;
      const { name } = context.createAuthCookie(challengeCookie);
      const identifier = await ctx.getSignedCookie(name, context.secret);
      const found = identifier ? await context.internalAdapter.findVerificationValue(identifier) : null;
      if (!found || found.expiresAt < new Date()) return null;
      const user = await context.internalAdapter.findUserById(found.value);
      const isDisabled = user !== null && 'disabled' in user && user.disabled === true;
      return user && !isDisabled ? { id: user.id, email: user.email } : null;
    }),
  },
} satisfies BetterAuthPlugin;
