import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { AppError } from '#lib/app-error.ts';

type DeskContext = Context<{ Bindings: Partial<HttpBindings> }>;

interface RefusalParts {
  accounts: Pick<Accounts, 'record'>;
  /** Network address of the caller. */
  addressOf: (c: DeskContext) => string;
  present: (error: Error, c: DeskContext) => Response;
}

/** Answers errors; a call that was not allowed is also a security event, whichever gate refused it. */
export function recordRefusal({ accounts, addressOf, present }: RefusalParts) {
  return async (error: Error, c: DeskContext): Promise<Response> => {
    if (error instanceof AppError && error.code === 'forbidden') {
      const person = c.get('person' as never) as SignedIn | undefined;
      try {
        await accounts.record({
          kind: 'access',
          outcome: person ? 'not-allowed' : 'wrong-origin',
          email: person?.email ?? '',
          clientAddress: addressOf(c),
        });
      } catch (cause) {
        // The call is refused whether or not this could be written down.
        present(cause as Error, c);
      }
    }
    return present(error, c);
  };
}
